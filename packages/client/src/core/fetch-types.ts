/** What the client passes to `fetch` with a URL, besides its `fetchOptions`. */
export interface FetchInit {
  method: string;
  headers: Record<string, string>;
  body: string | null;
  redirect: 'manual';
  signal: AbortSignal;
}

/** The part of a response that the client reads: that of every runtime's `fetch`, and of packages such as undici, has it. */
export interface FetchResponse {
  readonly status: number;
  readonly statusText: string;
  readonly ok: boolean;
  readonly type: string;
  readonly url: string;
  readonly headers: { get(name: string): string | null };
  readonly body: unknown;
  text(): Promise<string>;
  clone(): unknown;
}

/** Options of the runtime's `fetch` that go with every request. Those that the client sets itself are not among them. */
export interface FetchOptions {
  /** Node: an `Agent` or `ProxyAgent` of undici, of the major version that Node has; else pass undici's own `fetch` too. */
  readonly dispatcher?: object | undefined;
  /** Bun: the URL of a proxy. */
  readonly proxy?: string | object | undefined;
  /** Deno: the result of `Deno.createHttpClient`. */
  readonly client?: object | undefined;
  /** Browsers: whether cookies go along. */
  readonly credentials?: 'omit' | 'same-origin' | 'include' | undefined;
  readonly method?: never;
  readonly headers?: never;
  readonly body?: never;
  readonly signal?: never;
  /** Never followed: a redirect would carry the token to another host. */
  readonly redirect?: never;
  /** What else the runtime has, such as `cache`, `keepalive`, `tls`. */
  readonly [option: string]: unknown;
}
