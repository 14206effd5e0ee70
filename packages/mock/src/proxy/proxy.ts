import type { RecordedRequest, RequestListener, Rules } from '@telephony/http/control-types';
import type { Finding, MissingResponse } from './findings/finding.ts';

/** Options of {@link startProxy}. */
export interface ProxyOptions {
  /** Address of the server that is checked, such as `https://pbx.example.com/v1.2/voice`. Requests go below its path. */
  upstream: string;
  /** Port to listen on; 0 picks a free one. Default: 4030. */
  port?: number;
  /** Address to listen on. Default: 127.0.0.1, this machine only. */
  host?: string;
  /** The OpenAPI document, as `startMock` takes it. Default: the contract of `@telephony/openapi`. */
  document?: string;
  /** An additional base path of the contract, besides `/v1.1/<service>` and `/v1.2/<service>`. */
  basePath?: string;
  /** Read the document again when one of its files changes. While it is broken, the last good one stays in use. */
  watch?: boolean;
  /** Do not report query parameters that the contract does not know. */
  lenient?: boolean;
  /** Milliseconds that the upstream may take for the head of a response, and between two parts of its body. Default: 30,000. */
  timeout?: number;
  /** Accept a certificate that nobody vouches for, such as one that is self-signed. Default: false. */
  insecure?: boolean;
  /** Milliseconds within which a whole request must arrive; after that the response is 408. Default: 10,000. */
  requestTimeout?: number;
  /** How many requests to keep in `requests`. Default: 1,000, or fewer if their bodies are large. */
  remember?: number;
  /**
   * What other machines have to send to use the control plane, as `Authorization: Bearer TOKEN` or `X-Control-Token: TOKEN`.
   * Default: none, so that it is for this machine only.
   */
  controlToken?: string;
  /** Called for each request, just before its response is sent. */
  onRequest?: RequestListener;
  /** Called when a finding is made for the first time. */
  onFinding?: (finding: Finding) => void;
  /** Called after each attempt to read a changed document, with the error if it failed. */
  onReload?: (failure: Error | undefined) => void;
}

/** A running proxy. */
export interface Proxy {
  /** Origin, such as `http://127.0.0.1:4030`. */
  url: string;
  /** The requests received so far, oldest first. */
  requests: readonly RecordedRequest[];
  /** What differs from the contract, in the order in which it was found. */
  findings(): Finding[];
  /** Requests that the upstream did not respond to, by reason. They say nothing about the contract. */
  missing(): MissingResponse[];
  /** How many responses were checked. */
  checked(): number;
  /** Clears requests and findings. */
  clear(): void;
  /** What shall fail, and how: the same rules as those of the control plane. */
  rules: Rules;
  /** Closes all connections and frees the port. */
  close(): Promise<void>;
  /** Calls `close()` at the end of the scope: `await using proxy = await startProxy({ upstream })`. */
  [Symbol.asyncDispose](): Promise<void>;
}
