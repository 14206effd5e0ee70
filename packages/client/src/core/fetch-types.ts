/** What the client passes to `fetch`, besides the URL and its `fetchOptions`. */
export interface FetchInit {
  method: string;
  headers: Record<string, string>;
  body: string | null;
  redirect: 'manual';
  signal: AbortSignal;
}
