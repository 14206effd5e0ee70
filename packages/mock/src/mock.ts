import type { MockRequest } from './answer/mock-request.ts';

/** What the mock can be told. */
export interface MockOptions {
  /** 0 takes a free port. Default 4010. */
  port?: number;
  /** Address to listen on. Default 127.0.0.1: this machine only. */
  host?: string;
  /** A further prefix under which the mock answers, besides `/v1.1/<service>` and `/v1.2/<service>`. */
  basePath?: string;
  /** Make bodies from the schemas instead of sending the examples. */
  dynamic?: boolean;
  /** Makes dynamic bodies the same in every run. */
  seed?: string;
  /** Answer 500 instead of sending a body that breaks the contract. */
  errors?: boolean;
  /** Milliseconds to wait before each answer. Default 0. */
  delay?: number;
  /** The bundled OpenAPI document, JSON. Default: the bundle of the contract. */
  document?: string;
  /** Read the document again when it changes. A document that cannot be read leaves the last good one in force. */
  watch?: boolean;
  /** Milliseconds within which a request must have come in whole, or it is answered 408. Default 10,000. */
  requestTimeout?: number;
  /** How many requests to keep in `requests`. Default 10,000, or fewer where their bodies are large. */
  remember?: number;
  /** Called for each request, just before its answer is sent. */
  onRequest?: (request: RecordedRequest) => void;
  /** Called after each attempt to read a changed document, with the reason where it failed. */
  onReload?: (failure: Error | undefined) => void;
}

/** A request that the mock has answered. */
export interface RecordedRequest extends MockRequest {
  /** Undefined where no operation of the contract was asked for. */
  operationId: string | undefined;
  status: number;
  /** From the whole request to its answer, the delay included. */
  milliseconds: number;
}

/** A mock that listens. */
export interface Mock {
  /** Origin, such as `http://127.0.0.1:4010`. Operations are there, and under `/v1.1/<service>` and `/v1.2/<service>`. */
  url: string;
  /** What was asked, oldest first. */
  requests: readonly RecordedRequest[];
  /** Forgets the requests, such as between two tests that share a mock. */
  clear: () => void;
  /** Ends open connections and frees the port. */
  close: () => Promise<void>;
}
