import type { FastifyInstance } from 'fastify';
import { Rules } from './failures/rules.ts';
import { RequestRecord } from './request-record.ts';
import { createServer } from './server/create-server.ts';
import { type FrontOptions, type FrontSettings, serveContract } from './server/serve-contract.ts';

/** The server between connections and a responder. */
export interface Front {
  /** Accepts own routes and hooks before it listens. */
  readonly server: FastifyInstance;
  readonly record: RequestRecord;
  readonly rules: Rules;
  /** May change while it runs. */
  readonly settings: FrontSettings;
  /** Returns the origin. Port 0 is a free one; a port in use throws EADDRINUSE. */
  listen(port: number, host: string): Promise<string>;
  close(): Promise<void>;
}

export function createFront<Session>(options: FrontOptions<Session>): Front {
  const { contract, requestTimeout = 10_000, remember = 1000, ownPaths = [] } = options;
  const { beforeResponse, ownHeaders, onFault = (error) => console.error(error) } = options;
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
  const server = createServer({ requestTimeout, isOwn, serve, ownHeaders, beforeResponse, onFault });
  return {
    server,
    record,
    rules,
    settings,
    listen: (port, host) => server.listen({ port, host }),
    close: () => server.close(),
  };
}
