import type { RecordedRequest, RequestListener, Rules } from '@telephony/http/control-types';

/** Options of {@link startMock}. */
export interface MockOptions {
  /** Port to listen on; 0 picks a free one. Default: 4010. */
  port?: number;
  /** Address to listen on. Default: 127.0.0.1, this machine only. */
  host?: string;
  /** An additional base path, besides `/v1.1/<service>` and `/v1.2/<service>`. */
  basePath?: string;
  /** Make bodies from the schemas instead of sending the examples. */
  dynamic?: boolean;
  /** Makes dynamic bodies reproducible: the same seed gives the same bodies. */
  seed?: string;
  /** Respond with 500 instead of a body that breaks the contract. */
  errors?: boolean;
  /** Let query parameters pass that the contract does not know. */
  lenient?: boolean;
  /** Milliseconds to wait before each response. Default: 0. */
  delay?: number;
  /**
   * The OpenAPI document, 3.0 or 3.1, JSON or YAML, in one file or in several: a path, an HTTP URL, or
   * `git:REVISION[:PATH]` of the repository that the current folder is in (PATH is `openapi/openapi.yaml` by default).
   * Default: the contract of `@telephony/openapi`.
   */
  document?: string;
  /** Read the document again when one of its files changes. While it is broken, the last good one stays in use. */
  watch?: boolean;
  /** Milliseconds within which a whole request must arrive; after that the response is 408. Default: 10,000. */
  requestTimeout?: number;
  /** How many requests to keep in `requests`. Default: 10,000, or fewer if their bodies are large. */
  remember?: number;
  /**
   * What other machines have to send to use the control plane, as `Authorization: Bearer TOKEN` or `X-Control-Token: TOKEN`.
   * Default: none, so that it is for this machine only.
   */
  controlToken?: string;
  /** Called for each request, just before its response is sent. */
  onRequest?: RequestListener;
  /** Called after each attempt to read a changed document, with the error if it failed. */
  onReload?: (failure: Error | undefined) => void;
}

/** A running mock. */
export interface Mock {
  /** Origin, such as `http://127.0.0.1:4010`. Operations are at the origin and under `/v1.1/<service>` and `/v1.2/<service>`. */
  url: string;
  /** The requests received so far, oldest first. */
  requests: readonly RecordedRequest[];
  /** Clears `requests`, for example between two tests that share a mock. */
  clear: () => void;
  /** What shall fail, and how: the same rules as those of the control plane. */
  rules: Rules;
  /** Closes all connections and frees the port. */
  close: () => Promise<void>;
  /** Calls `close()` at the end of the scope: `await using mock = await startMock({ port: 0 })`. */
  [Symbol.asyncDispose]: () => Promise<void>;
}
