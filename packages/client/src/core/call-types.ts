import type { TelephonyError } from './telephony-error.ts';
import type { SuccessStatus } from '../generated/success.ts';

/** Options of every call, in addition to the parameters of its operation. */
export interface CallOptions {
  /** Aborts the call: it rejects with a TelephonyError of kind `abort`, whose `cause` is the signal's reason. */
  signal?: AbortSignal | undefined;
  /** Milliseconds that the call may take, retries included; 0 sets no limit. Default: `timeoutMs` of the client. */
  timeoutMs?: number | undefined;
  /** Milliseconds that one attempt may take; 0 sets no limit. Default: `attemptTimeoutMs` of the client. */
  attemptTimeoutMs?: number | undefined;
  /** How often the call is retried, if it is a GET or has `retryUnsafe`. Default: `retries` of the client. */
  retries?: number | undefined;
  /**
   * Consent to retry what is not a GET. The platform may have acted on a request whose response was lost: a retry may dial
   * twice, or send a message twice.
   */
  retryUnsafe?: boolean | undefined;
  /** Additional request headers. They override those of the client, except for the header with the token. */
  headers?: Readonly<Record<string, string>> | undefined;
}

export const CALL_OPTIONS: readonly (keyof CallOptions)[] = [
  'headers',
  'signal',
  'timeoutMs',
  'attemptTimeoutMs',
  'retries',
  'retryUnsafe',
];

/** The options of `deleteAllMonitors` and the like, which delete a whole collection. */
export interface DeleteAllOptions extends CallOptions {
  /** Consent: every record of the collection is deleted. */
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

export interface OfCollection<P extends string> {
  readonly '~collection'?: P;
}

/** What a call on `pbx.raw` resolves to. `error` is undefined if, and only if, the call succeeded. */
export type RawResult<Data> =
  | { data: Data; error: undefined; response: Response }
  | { data: undefined; error: TelephonyError; response: Response | undefined };
