/** A request as it was received. */
export interface MockRequest {
  method: string;
  /** Path and query, percent-encoded. */
  url: string;
  headers: Record<string, string>;
  body: Buffer;
}
