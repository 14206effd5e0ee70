import type { Contract } from '@telephony/contract';
import type { FastifyInstance } from 'fastify';
import { createResponder } from './responder.ts';
import { CONTROL_PATH, type RunningServer, type ServerOptions, startServer } from './start-server.ts';

/** Options of {@link startMock}. */
export interface MockOptions extends ServerOptions {
  /** Invent bodies from the schemas instead of sending the examples. */
  dynamic?: boolean | undefined;
  /** Makes invented bodies reproducible: the same seed gives the same bodies. */
  seed?: string | undefined;
  /** Respond with 500 instead of a body that breaks the contract. */
  errors?: boolean | undefined;
  /** Milliseconds to wait before each response. Default: 0. */
  delay?: number | undefined;
  /** The only token that is accepted; others get 401. Default: any. */
  token?: string | undefined;
}

/** A running mock. */
export type Mock = RunningServer;

/**
 * Starts the mock in this process.
 *
 * @example
 * const mock = await startMock({ port: 0 });
 * await fetch(`${mock.url}/cdrs`, { headers: { 'X-Auth-Token': 'any' } });
 * mock.requests; // [{ method: 'GET', operationId: 'listCdrs', status: 200, ... }]
 * await mock.close();
 *
 * @throws Error if the document cannot be used, or the port is already in use (`code` is EADDRINUSE).
 */
export function startMock(options: MockOptions = {}): Promise<Mock> {
  const { dynamic = false, seed, errors = false, delay, token } = options;
  return startServer(options, {
    defaults: { port: 4010, remember: 10_000 },
    responder: createResponder({ dynamic, seed, errors, token }),
    delay,
    ownPaths: ['/', CONTROL_PATH],
    addRoutes: (server, contract) => addWelcome(server, contract, token !== undefined),
  });
}

function addWelcome(server: FastifyInstance, contract: () => Contract, hasToken: boolean): void {
  server.get('/', (request, reply) => {
    const { title, version } = contract().document.info;
    const origin = `http://${request.headers.host ?? ''}`;
    return reply
      .type('text/plain; charset=utf-8')
      .send(
        [
          `Mock of the ${title} ${version}`,
          '',
          `Operations: ${origin} or ${origin}/v1.2/<service>, such as ${origin}/cdrs`,
          hasToken
            ? 'Token:      that of --token, except for login: -H "X-Auth-Token: TOKEN"'
            : 'Token:      any value, except for login: -H "X-Auth-Token: any"',
          'Responses:  -H "Prefer: code=404" or -H "Prefer: example=NAME" gets another one',
          `Control:    curl ${origin}${CONTROL_PATH}/help`,
          '',
        ].join('\n'),
      );
  });
}
