import * as functions from './generated/operations.ts';
import type { operations as ContractOperations } from './generated/schema.ts';

export { apiToken, type ApiTokenOptions, mintApiToken } from './auth/api-token.ts';
export type { Auth, AuthOption, BasicAuth } from './auth/auth.ts';
export { keptAlive, type KeptAliveOptions } from './auth/keep-alive.ts';
export { type Session, session, type SessionOptions } from './auth/session.ts';
export type { TokenStore } from './auth/token-store.ts';
export {
  type CollectionQuery,
  count,
  type CountOptions,
  type Groupable,
  type PagedPath,
  type RecordOf,
} from './collections/collection.ts';
export { type Filter, type FilterProperty, type FilterValue, where } from './collections/filter.ts';
export { type CallHistory, callHistory } from './collections/history.ts';
export type { KeyField, KeysetOptions, KeysetPage, Walk } from './collections/keyset.ts';
export type { PagesOptions } from './collections/numbered-pages.ts';
export { pages, paginate } from './collections/paginate.ts';
export { formatTimestamp, parseTimestamp } from './collections/values.ts';
export type { CallOptions, DeleteAllOptions, Page, RawResult } from './core/call-types.ts';
export {
  type Core,
  coreOf,
  type CoreOptions,
  type CoreRequest,
  type Telephony,
  type UnreadResponse,
} from './core/core.ts';
export {
  createTelephony,
  type NamedTelephony,
  type OperationFunctions,
  type RawOperations,
  type TelephonyWith,
} from './core/create-telephony.ts';
export {
  type Fail,
  type FieldIssue,
  isForbidden,
  isLoginRefused,
  isNoPhoneOnline,
  isNotFound,
  isRateLimited,
  isTelephonyError,
  isUnauthorized,
  mayHaveActed,
  type Method,
  type Operation,
  TelephonyError,
  type TelephonyErrorKind,
} from './core/telephony-error.ts';
export type {
  ClientEvent,
  FetchInit,
  FetchOptions,
  FetchResponse,
  Middleware,
  MiddlewareRequest,
  Next,
  TelephonyOptions,
} from './core/telephony-options.ts';
export { addHeaders } from './core/transport.ts';
export { type Download, download, type DownloadLimits } from './files/download.ts';
export type { Operations } from './generated/methods.ts';
export type { FilePath } from './generated/paths.ts';
export type { components, FilterFor, paths } from './generated/schema.ts';
export {
  bulk,
  type BulkOptions,
  type BulkProgress,
  type BulkReport,
  type BulkRow,
  type Items,
} from './jobs/bulk.ts';
export { type CallRequest, type CallSearch, findCall, type PlacedCall } from './jobs/find-call.ts';
export { type CallIntents, type CallPlacement, placeCall, type PlaceCallOptions } from './jobs/place-call.ts';
export type { PongSingle } from './operations/operation.ts';
export { logEvents, type Logger, type LogLevel } from './telemetry/log-events.ts';
export {
  measureCalls,
  type MeterLike,
  type SpanLike,
  traceCalls,
  type TracerLike,
} from './telemetry/open-telemetry.ts';
export * from './generated/operations.ts';
export type * from './generated/records.ts';

/** The functions of all operations, for the option `operations` of `createTelephony`. */
export const operations: typeof functions = functions;
/** Parameters, bodies and responses of the contract's operations, for tools such as openapi-fetch. */
export type operations = ContractOperations;
