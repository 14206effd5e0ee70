import type { operations } from '../generated/schema.ts';
import type { ResponseIn, BodyIn, PathIn, QueryIn } from '@telephony/http/operation-types';

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
