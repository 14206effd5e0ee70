/** The typed client of the platform's REST API. */
import * as functions from './generated/operations.ts';
import type { operations as ContractOperations } from './generated/schema.ts';
export { createTelephony } from './core/create-telephony.ts';
export type { TelephonyOptions } from './core/telephony-options.ts';
export type { ClientEvent } from './core/events.ts';
export type { FetchInit, FetchOptions, FetchResponse } from './core/fetch-types.ts';
export type { Middleware, MiddlewareRequest, Next } from './core/middleware.ts';
export { isTelephonyError, TelephonyError } from './core/telephony-error.ts';
export type { FieldIssue, Operation, TelephonyErrorKind } from './core/telephony-error.ts';
export {
  isForbidden,
  isLoginRefused,
  isNoPhoneOnline,
  isNotFound,
  isRateLimited,
  isUnauthorized,
} from './core/is-refusal.ts';
export { mayHaveActed } from './core/may-have-acted.ts';
export { type Core, type CoreOptions, coreOf, type CoreRequest, type Sent } from './core/core.ts';
export type { Fail } from './core/fail.ts';
export type { Method } from './core/method.ts';
export * from './generated/operations.ts';
export type { Operations } from './generated/methods.ts';
export type { PongSingle } from './operations/read-forms.ts';
export type {
  NamedTelephony,
  OperationFunctions,
  RawOperations,
  TelephonyWith,
} from './operations/named-telephony.ts';
export type { Auth, AuthOption, BasicAuth } from './auth/auth.ts';
export { apiToken, type ApiTokenOptions, mintApiToken } from './auth/api-token.ts';
export { keptAlive, type KeptAliveOptions } from './auth/kept-alive.ts';
export { type Session, session, type SessionOptions } from './auth/session.ts';
export { bulk, type BulkOptions, type BulkProgress, type BulkReport, type BulkRow } from './bulk/bulk.ts';
export type { Items } from './bulk/pool.ts';
export type { TokenStore } from './auth/store/token-store.ts';
export * from './collections/index.ts';
export type * from './generated/records.ts';
export type { components, paths } from './generated/schema.ts';
export type { FilePath } from './generated/paths.ts';
export type { CallOptions } from './types/call-options.ts';
export type { DeleteAllOptions } from './types/delete-all.ts';
export type { Page } from './types/page.ts';
export type { RawResult } from './types/raw-result.ts';
export type { Telephony } from './types/telephony.ts';
export * from './files/index.ts';
export * from './sight/index.ts';
export * from './time/parse-timestamp.ts';

/** The functions of all operations, for the option `operations` of `createTelephony`. */
export const operations: typeof functions = functions;
/** Parameters, bodies and responses of the contract's operations, by name, as tools such as openapi-fetch take them. */
export type operations = ContractOperations;
