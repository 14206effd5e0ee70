/** Options of every call, in addition to the parameters of its operation. */
export interface CallOptions {
  /** Aborts the call: it rejects with a TelephonyError of kind `abort`, whose `cause` is the signal's reason. */
  signal?: AbortSignal | undefined;
  /** Milliseconds that the call may take, retries included; 0 waits indefinitely. Default: `timeoutMs` of the client. */
  timeoutMs?: number | undefined;
  /** Additional request headers. They override those of the client, except for the header with the token. */
  headers?: Readonly<Record<string, string>> | undefined;
}
