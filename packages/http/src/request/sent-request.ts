/** A request as it was sent. */
export interface SentRequest {
  method: string;
  /** Path and query as in the request line, percent-encoded. */
  url: string;
  /** Names in lower case; requests do not have `set-cookie`, the only one that would be a list. */
  headers: Readonly<Record<string, string>>;
  body: Buffer;
}
