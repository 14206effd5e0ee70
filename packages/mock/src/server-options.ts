import type { RequestListener } from '@telephony/http/control-types';

/** Options that mock and proxy share. */
export interface ServerOptions {
  /** Port to listen on; 0 picks a free one. Default: 4010, or 4030 for the proxy. */
  port?: number | undefined;
  /** Address to listen on. Default: 127.0.0.1, this machine only. */
  host?: string | undefined;
  /**
   * Another revision of the contract, as JSON or YAML, in one or more files: a path, an HTTP URL, or `git:REVISION[:PATH]` of
   * the repository of the current folder (PATH is `openapi/openapi.yaml` by default).
   * Default: the contract of `@telephony/openapi`.
   */
  document?: string | undefined;
  /** An additional base path, besides `/v1.1/<service>` and `/v1.2/<service>`. */
  basePath?: string | undefined;
  /** Reload the document when one of its files changes. While it is broken, the last good version stays in use. */
  watch?: boolean | undefined;
  /** Accept query parameters that the contract does not have; the proxy does not report them. */
  lenient?: boolean | undefined;
  /** Milliseconds within which a whole request must arrive; after that the response is 408. Default: 10,000. */
  requestTimeout?: number | undefined;
  /** How many requests to keep in `requests`. Default: 10,000, or 1,000 for the proxy; fewer if their bodies are large. */
  remember?: number | undefined;
  /**
   * Token for the control plane, sent as `Authorization: Bearer TOKEN` or `X-Control-Token: TOKEN`: 16 characters or more.
   * Default: none; then only programs on this machine may use it, and not through a proxy.
   */
  controlToken?: string | undefined;
  /** Hosts, besides this machine, that the control plane may send events to. Default: none. */
  webhooks?: { allowHosts?: readonly string[] } | undefined;
  /** Called for each request, just before its response is sent. */
  onRequest?: RequestListener | undefined;
  /** Called after each attempt to reload the document, with the error if it failed. */
  onReload?: ((failure: Error | undefined) => void) | undefined;
}
