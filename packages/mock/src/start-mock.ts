import type { Contract } from '@telephony/contract';
import { addFrontControl, createFront, type Front } from '@telephony/http';
import type { RecordedRequest, RequestListener, Rules } from '@telephony/http/control-types';
import type { FastifyInstance } from 'fastify';
import { openContract } from './contract/open-contract.ts';
import { createResponder } from './responder.ts';

/** Options of {@link startMock}. */
export interface MockOptions {
  /** Port to listen on; 0 picks a free one. Default: 4010. */
  port?: number;
  /** Address to listen on. Default: 127.0.0.1, this machine only. */
  host?: string;
  /** An additional base path, besides `/v1.1/<service>` and `/v1.2/<service>`. */
  basePath?: string;
  /** Invent bodies from the schemas instead of sending the examples. */
  dynamic?: boolean;
  /** Makes invented bodies reproducible: the same seed gives the same bodies. */
  seed?: string;
  /** Respond with 500 instead of a body that breaks the contract. */
  errors?: boolean;
  /** Let query parameters pass that the contract does not know. */
  lenient?: boolean;
  /** Milliseconds to wait before each response. Default: 0. */
  delay?: number;
  /**
   * Another revision of the contract, JSON or YAML, in one file or in several: a path, an HTTP URL, or `git:REVISION[:PATH]`
   * of the repository that the current folder is in (PATH is `openapi/openapi.yaml` by default).
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
   * What everyone has to send to use the control plane, as `Authorization: Bearer TOKEN` or `X-Control-Token: TOKEN`: 16 characters
   * or more. Default: none, so that it is for programs on this machine only, and not through a proxy.
   */
  controlToken?: string;
  /** Where the control plane may send events besides this machine: names of hosts. Default: nowhere. */
  webhooks?: { allowHosts?: readonly string[] };
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

export function hostsOf(list = ''): string[] {
  return list.split(',').flatMap((name) => name.trim() || []);
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
 * @throws Error when the document cannot be read or used (the message says where), or the port is already in use (`code` is EADDRINUSE).
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
    // The response says what went wrong.
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
