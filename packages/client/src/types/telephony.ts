/// <reference lib="esnext.disposable" preserve="true" />

/** A client. Neither printing nor JSON.stringify reveals its token. */
export interface Telephony {
  /** The client's operations as methods that resolve to `{ data, error, response }` and do not reject. */
  readonly raw: object;
  /** Ends the session, if `auth` has one. Calling it again does nothing. */
  close(): Promise<void>;
  /** Calls `close()` at the end of the scope: `await using pbx = createTelephony(...)`. */
  [Symbol.asyncDispose](): Promise<void>;
}
