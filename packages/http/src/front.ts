import type { FastifyInstance } from 'fastify';
import type { Contract } from '@telephony/contract';
import { Rules } from './failures/rules.ts';
import { type RequestListener, RequestRecord } from './request-record.ts';
import { createServer } from './server/create-server.ts';
import { serveContract } from './server/serve-contract.ts';
import type { Forwarder, Responder } from './responder.ts';

/** Everything between a connection and who makes the response. */
export interface Front {
  /** The server, for own routes and hooks before it listens. */
  readonly server: FastifyInstance;
  readonly record: RequestRecord;
  readonly rules: Rules;
  /** What can be changed while it runs. */
  readonly settings: FrontSettings;
  /**
   * @param port 0 picks a free one.
   * @returns The origin, such as `http://127.0.0.1:4010`.
   * @throws Error when the port is already in use (`code` is EADDRINUSE).
   */
  listen(port: number, host: string): Promise<string>;
  /** Closes all connections and frees the port. */
  close(): Promise<void>;
}

/** Makes a front, not yet listening. */
export function createFront<Session>(options: FrontOptions<Session>): Front {
  const { contract, requestTimeout = 10_000, remember = 1000, ownPaths = [] } = options;
  const { onFault = (error) => console.error(error) } = options;
  const record = new RequestRecord(remember);
  const rules = new Rules(contract);
  const isOwn = (pathname: string): boolean =>
    ownPaths.some((own) =>
      own === '/'
        ? pathname === '/' && !contract().router.route('GET', '/')
        : pathname === own || pathname.startsWith(`${own}/`),
    );
  const { delay = 0, lenient = false } = options;
  const settings = { delay, lenient };
  const serve = serveContract({ ...options, onFault }, { record, rules, settings });
  const server = createServer({ requestTimeout, isOwn, serve, now: options.now, onFault });
  return {
    server,
    record,
    rules,
    settings,
    listen: (port, host) => server.listen({ port, host }),
    close: () => server.close(),
  };
}

/** Options of a front. */
export interface FrontOptions<Session> {
  /** The contract as it is now: it may be another one at the next request. */
  contract: () => Contract;
  /** Who responds, or who passes requests on to another server. */
  responder: Responder<Session> | Forwarder;
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

/** What can be changed while a front runs. */
export interface FrontSettings {
  /** Milliseconds to wait before each response. */
  delay: number;
  /** Let query parameters pass that the contract does not know. */
  lenient: boolean;
}
