/** What every call takes besides what its operation asks for. */
export interface CallOptions {
  /** Ends the call: it rejects with a TelephonyError of kind `abort` whose cause is the reason of the signal. */
  signal?: AbortSignal | undefined;
  /** Milliseconds until the call rejects with kind `timeout`, retries included. 0 waits for ever. Default: the client's. */
  timeout?: number | undefined;
  /** Further request headers. They win over those of the client, except for the header with the token. */
  headers?: Readonly<Record<string, string>> | undefined;
}
