import type { Operation, TelephonyError } from './telephony-error.ts';

/** What all events have. None of them has a token, a password or a body. */
interface EventBase {
  /** The same for all events of one call, however often it is sent. */
  readonly callId: string;
  /** Number of the request within the call, from 1: a retry is the next, as is the request after a renewal of the token. */
  readonly attempt: number;
  readonly operation: Operation;
  /** The URL, with secrets masked; undefined where none could be built. */
  readonly url: string | undefined;
}

/** What events about a failure have. */
interface Failure {
  readonly error: TelephonyError;
  readonly status: number | undefined;
  /** Milliseconds since the beginning of the call. */
  readonly durationMs: number;
}

/** What an event has of its own. */
export type EventDetails =
  | { readonly type: 'request' }
  | {
      readonly type: 'response';
      readonly status: number;
      readonly durationMs: number;
      /** What the mock or the sandbox took, although it is probably not meant, such as text for a date. */
      readonly warning?: string | undefined;
    }
  | { readonly type: 'success'; readonly status: number; readonly durationMs: number }
  | (Failure & { readonly type: 'retry'; readonly delayMs: number })
  | (Failure & { readonly type: 'renew' })
  | (Failure & { readonly type: 'error' });

/**
 * What happens to a call:
 * - `request`: a request is about to be sent
 * - `response`: the headers of a response have arrived, whatever its `status`, `durationMs` after the request, perhaps with
 *   a `warning`
 * - `retry`: an attempt has failed with `error`; the next begins in `delayMs`
 * - `renew`: the token was rejected with a 401; it is renewed, once for all calls that share it, and the request sent again
 * - `success`: the call has succeeded `durationMs` after its beginning, and its body is read; that of a download is yet to come
 * - `error`: the call has failed, and rejects with `error`
 *
 * Each call ends with one `success` or `error`.
 */
export type ClientEvent = EventBase & EventDetails;
