/** A request as it came over the line. */
export interface MockRequest {
  method: string;
  /** Path and query, percent-encoded. */
  url: string;
  headers: Record<string, string>;
  body: Buffer;
}
