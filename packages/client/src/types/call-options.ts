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
