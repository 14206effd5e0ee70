import type { Contract } from '@telephony/contract';
import { addFrontControl, createFront, type Front } from '@telephony/http';
import type { RecordedRequest, Rules } from '@telephony/http/control-types';
import type { FastifyInstance } from 'fastify';
import { openContract } from './contract/open-contract.ts';
import { createResponder } from './responder.ts';
import type { ServerOptions } from './server-options.ts';

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
}

/** A running mock. */
export interface Mock {
  /** Origin, such as `http://127.0.0.1:4010`. Operations are at the origin and under `/v1.1/<service>` and `/v1.2/<service>`. */
  url: string;
  /** The requests received so far, oldest first. */
  requests: readonly RecordedRequest[];
  /** Clears `requests`, for example between two tests that share a mock. */
  clear: () => void;
  /** Rules by which requests fail, as in the control plane. */
  rules: Rules;
  /** Closes all connections and frees the port. */
  close: () => Promise<void>;
  /** Calls `close()` at the end of the scope: `await using mock = await startMock({ port: 0 })`. */
  [Symbol.asyncDispose]: () => Promise<void>;
}

export const CONTROL_PATH = '/_mock';

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
export async function startMock(options: MockOptions = {}): Promise<Mock> {
  const { port = 4010, host = '127.0.0.1' } = options;
  const opened = await openContract(options);
  const front = createMockFront(opened.contract, options);
  const url = await front.listen(port, host);
  await opened.follow();
  const close = async () => {
    opened.close();
    await front.close();
  };
  return {
    url,
    requests: front.record.requests,
    clear: () => front.record.clear(),
    rules: front.rules,
    close,
    [Symbol.asyncDispose]: close,
  };
}

function createMockFront(contract: () => Contract, options: MockOptions): Front {
  const { dynamic = false, seed, errors = false, delay, lenient, requestTimeout, onRequest } = options;
  const { remember = 10_000, controlToken: token, webhooks: { allowHosts = [] } = {} } = options;
  const front = createFront({
    contract,
    responder: createResponder({ dynamic, seed, errors }),
    delay,
    lenient,
    requestTimeout,
    remember,
    ownPaths: ['/', CONTROL_PATH],
    onRequest,
    // The response describes the fault.
    onFault: () => {},
  });
  addFrontControl(
    front.server,
    { contract, ...front, allowHosts: () => allowHosts },
    { prefix: CONTROL_PATH, token },
  );
  addWelcome(front.server, contract);
  return front;
}

function addWelcome(server: FastifyInstance, contract: () => Contract): void {
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
          'Token:      any value, except for login: -H "X-Auth-Token: any"',
          'Responses:  -H "Prefer: code=404" or -H "Prefer: example=NAME" gets another one',
          `Control:    curl ${origin}${CONTROL_PATH}/help`,
          '',
        ].join('\n'),
      );
  });
}
