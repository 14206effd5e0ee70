import type { TelephonyError } from './telephony-error.ts';
import type { SuccessStatus } from '../generated/success.ts';
import type { NamesOf } from './check-names.ts';

/** Options of every call. Times are in milliseconds, and 0 sets no limit; the defaults are the client's. */
export interface CallOptions {
  /** Aborts the call, which rejects with kind `abort`. */
  signal?: AbortSignal | undefined;
  /** Time for the whole call, retries included. */
  timeoutMs?: number | undefined;
  /** Time for one attempt. */
  attemptTimeoutMs?: number | undefined;
  /** How often the call is retried, if it is a GET or has `retryUnsafe`. */
  retries?: number | undefined;
  /** Retries other methods too, which may dial twice: the platform may have acted although its response was lost. */
  retryUnsafe?: boolean | undefined;
  /** Request headers. They cannot replace the token. */
  headers?: Readonly<Record<string, string>> | undefined;
}

export const CALL_OPTIONS: NamesOf<CallOptions> = {
  headers: true,
  signal: true,
  timeoutMs: true,
  attemptTimeoutMs: true,
  retries: true,
  retryUnsafe: true,
};

/** Options of an operation that deletes a whole collection. */
export interface DeleteAllOptions extends CallOptions {
  /** Consent to delete every record. */
  confirm: 'all';
}

/** One page of a collection. */
export interface Page<Item> {
  data: Item[];
  total: number;
}

type Parameters<Operation> = Operation extends { parameters: infer P } ? P : unknown;

type JsonRequest<Operation> = Operation extends {
  requestBody: { content: { 'application/json': infer Body } };
}
  ? { body: Body }
  : Operation extends { requestBody?: { content: { 'application/json': infer Body } } }
    ? 'requestBody' extends keyof Operation
      ? { body?: Body | undefined }
      : unknown
    : unknown;

export type Options<Operation> = Parameters<Operation> & JsonRequest<Operation> & CallOptions;

type JsonBody<Response> = Response extends { content: { 'application/json': infer Body } } ? Body : undefined;

export type Success<Operation> = Operation extends { responses: infer Responses }
  ? JsonBody<Responses[keyof Responses & SuccessStatus]>
  : never;

// Keeps the filter of one collection off another. Plain conditions lack the mark, and fit every collection.
export interface OfCollection<P extends string> {
  readonly '~collection'?: P;
}

/** The result of a call on `pbx.raw`. */
export type RawResult<Data> =
  | { data: Data; error: undefined; response: Response }
  | { data: undefined; error: TelephonyError; response: Response | undefined };
