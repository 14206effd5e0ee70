import { type Contract, loadContractSync, type Operation } from '@telephony/contract';
import { openapiJson } from '@telephony/openapi';
import type { BodyIn, PathIn, QueryIn, ResponseIn } from '@telephony/http/operation-types';
import type { operations, webhooks } from '../generated/schema.ts';
import type { Stored } from '../infrastructure/collection.ts';

/** The contract of the platform, whose operations are known by their types. */
export type PlatformContract = Contract<OperationId>;

/** An operation of the platform. */
export type PlatformOperation = Operation<OperationId>;

let loaded: PlatformContract | undefined;

/**
 * Reads the bundle once: all sandboxes of a process share the contract with what is compiled of it, and none writes to it.
 *
 * @throws Error of one line when it is not there or cannot be read; the cause is kept.
 */
export function loadPlatformContract(): PlatformContract {
  loaded ??= loadContractSync<OperationId>(openapiJson);
  return loaded;
}

export type { FileBody } from '@telephony/http/operation-types';

/** Every operation of the contract, without those of webhooks (`onCallMissed` and so on), which receivers implement. */
export type OperationId = Exclude<keyof operations, `on${Capitalize<string>}`>;

/** The path parameters of an operation. */
export type PathOf<Id extends OperationId> = PathIn<operations[Id]>;

/** The query parameters of an operation, JSON ones parsed. */
export type QueryOf<Id extends OperationId> = QueryIn<operations[Id]>;

/** The request body of an operation; undefined where it has none. */
export type BodyOf<Id extends OperationId> = BodyIn<operations[Id]>;

/** What the handler of an operation may return: each declared status with its body. */
export type ResponseOf<Id extends OperationId> = ResponseIn<operations[Id]>;

/** The body that an operation returns with a status. */
export type ResponseBodyOf<Id extends OperationId, Status extends number> = Extract<
  ResponseOf<Id>,
  { status: Status }
>['body'];

type EventBodyOf<Hook> = Hook extends { post: { requestBody: { content: { 'application/json': infer B } } } }
  ? B
  : never;

/** Every event of the contract, by its name. */
type EventByName = { [Name in keyof webhooks]: EventBodyOf<webhooks[Name]> };

/** The body of an event. */
export type PlatformEvent = EventByName[keyof EventByName];

/** The bodies in the examples of an operation's requests. The contract's tests hold them against its schemas. */
export function requestExamples<Id extends OperationId>(contract: PlatformContract, id: Id): BodyOf<Id>[] {
  const { body } = contract.operationsById.get(id) ?? {};
  return [...(body?.examples.values() ?? [])].map(({ value }) => value as BodyOf<Id>);
}

/** The bodies in the examples of an operation's responses with a status. */
export function responseExamples<Id extends OperationId, Status extends number>(
  contract: PlatformContract,
  id: Id,
  status: Status,
): ResponseBodyOf<Id, Status>[] {
  const response = contract.operationsById.get(id)?.responses.get(String(status));
  return [...(response?.examples.values() ?? [])].map(({ value }) => value as ResponseBodyOf<Id, Status>);
}

/** The records in the examples of the success response of a GET. */
export function exampleData({ operations }: PlatformContract, path: string): Stored[] {
  const operation = operations.find((one) => one.method === 'get' && one.path === path);
  return [...(operation?.responses.get('200')?.examples.values() ?? [])].flatMap(({ value }) => {
    const { data } = value as { data?: Stored | Stored[] };
    return data === undefined ? [] : [data].flat();
  });
}
