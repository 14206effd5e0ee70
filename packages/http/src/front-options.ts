import type { Contract } from '@telephony/contract';
import type { Forwarder } from './forwarder.ts';
import type { Maker } from './maker.ts';
import type { RequestListener } from './record/request-listener.ts';

/** Options of a front. */
export interface FrontOptions<Session> {
  /** The contract as it is now: it may be another one at the next request. */
  contract: () => Contract;
  /** Who responds, or who passes requests on to another server. */
  maker: Maker<Session> | Forwarder;
  /** Milliseconds to wait before each response. Default: 0. */
  delay?: number | undefined;
  /** Let query parameters pass that the contract does not know. Default: false. */
  lenient?: boolean | undefined;
  /** Milliseconds within which a whole request must arrive; after that the response is 408. Default: 10,000. */
  requestTimeout?: number | undefined;
  /** How many requests to keep in the record. Default: 1,000, or fewer if their bodies are large. */
  remember?: number | undefined;
  /** Bytes of the largest body that an operation takes; beyond that the response is 413. Default: 10 MiB. */
  bodyLimit?: number | undefined;
  /** Paths that are the server's own, with all below them, such as `/_mock`. `/` is `GET /` alone. Default: none. */
  ownPaths?: readonly string[] | undefined;
  /** Milliseconds since 1970 that the `Date` header of responses tells. Default: the time of the machine. */
  now?: (() => number) | undefined;
  /** Called for each request, just before its response is sent. */
  onRequest?: RequestListener | undefined;
  /** Called with errors of the server itself; they are 500. Default: they are written to standard error. */
  onFault?: ((error: Error) => void) | undefined;
}
