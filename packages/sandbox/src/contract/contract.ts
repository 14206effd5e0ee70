import { type Contract, loadContractSync, type Operation } from '@telephony/contract';
import { openapiJson } from '@telephony/openapi';
import type { BodyIn, PathIn, QueryIn, ResponseIn } from '@telephony/http/operation-types';
import type { operations, webhooks } from '../generated/schema.ts';
import type { Stored } from '../infrastructure/collection.ts';

export type PlatformContract = Contract<OperationId>;

export type PlatformOperation = Operation<OperationId>;

let loaded: PlatformContract | undefined;

export function loadPlatformContract(): PlatformContract {
  loaded ??= loadContractSync<OperationId>(openapiJson);
  return loaded;
}

export type { FileBody } from '@telephony/http/operation-types';

export type OperationId = Exclude<keyof operations, `on${Capitalize<string>}`>;

export type PathOf<Id extends OperationId> = PathIn<operations[Id]>;

export type QueryOf<Id extends OperationId> = QueryIn<operations[Id]>;

export type BodyOf<Id extends OperationId> = BodyIn<operations[Id]>;

export type ResponseOf<Id extends OperationId> = ResponseIn<operations[Id]>;

export type ResponseBodyOf<Id extends OperationId, Status extends number> = Extract<
  ResponseOf<Id>,
  { status: Status }
>['body'];

type EventBodyOf<Hook> = Hook extends { post: { requestBody: { content: { 'application/json': infer B } } } }
  ? B
  : never;

export type EventName = keyof webhooks;

export type PlatformEvent = { [Name in EventName]: EventBodyOf<webhooks[Name]> }[EventName];

type Examples = { examples: ReadonlyMap<string, { value?: unknown }> } | undefined;

export function exampleValues<T>(media: Examples): T[] {
  return [...(media?.examples.values() ?? [])].map(({ value }) => value as T);
}

export function requestExamples<Id extends OperationId>(contract: PlatformContract, id: Id): BodyOf<Id>[] {
  return exampleValues(contract.operationsById.get(id)?.body);
}

export function responseExamples<Id extends OperationId, Status extends number>(
  contract: PlatformContract,
  id: Id,
  status: Status,
): ResponseBodyOf<Id, Status>[] {
  const response = contract.operationsById.get(id)?.responses.get(String(status));
  return exampleValues(response);
}

export function exampleData({ operations }: PlatformContract, path: string): Stored[] {
  const operation = operations.find((one) => one.method === 'get' && one.path === path);
  const bodies = exampleValues<{ data?: Stored | Stored[] }>(operation?.responses.get('200'));
  return bodies.flatMap(({ data }) => data ?? []);
}
