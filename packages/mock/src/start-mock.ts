import { setTimeout as sleep } from 'node:timers/promises';
import { answerRequest } from './answer/answer-request.ts';
import { bundleFile } from './contract/bundle-file.ts';
import { type Contract, loadContract } from './contract/load-contract.ts';
import { watchContract } from './contract/watch-contract.ts';
import { loadPrism } from './prism/ask-prism.ts';
import type { Mock, MockOptions, RecordedRequest } from './mock.ts';
import { createServer } from './server/create-server.ts';

export type { Mock, MockOptions, RecordedRequest } from './mock.ts';

/** Requests that a mock remembers; older ones are forgotten. */
const remembered = 10_000;

/**
 * Starts the mock in this process.
 *
 * @example
 * const mock = await startMock({ port: 0 });
 * await fetch(`${mock.url}/cdrs`, { headers: { 'X-Auth-Token': 'any' } });
 * mock.requests; // [{ method: 'GET', operationId: 'listCdrs', status: 200, ... }]
 * await mock.close();
 *
 * @throws Error when the bundle cannot be read, or the port is taken (`code` is EADDRINUSE).
 */
export async function startMock(options: MockOptions = {}): Promise<Mock> {
  const {
    port = 4010,
    host = '127.0.0.1',
    basePath,
    delay = 0,
    watch = false,
    onRequest,
    onReload,
  } = options;
  const document = options.document ?? bundleFile;
  const { dynamic = false, seed, errors = false } = options;
  let contract: Contract = await loadContract(document, basePath);
  const requests: RecordedRequest[] = [];

  const server = createServer(async (request, startedAt) => {
    const { answer, operation } = await answerRequest(contract, request, { dynamic, seed, errors });
    if (delay > 0) await sleep(delay);
    const recorded: RecordedRequest = {
      ...request,
      operationId: operation?.operationId,
      status: answer.status,
      milliseconds: performance.now() - startedAt,
    };
    requests.push(recorded);
    if (requests.length > remembered) requests.shift();
    onRequest?.(recorded);
    return answer;
  });

  const url = await server.listen({ port, host });
  const stopWatching = watch
    ? watchContract(
        document,
        () => loadContract(document, basePath),
        (loaded) => {
          if (!(loaded instanceof Error)) contract = loaded;
          onReload?.(loaded instanceof Error ? loaded : undefined);
        },
      )
    : () => {};
  // After the first answers of the event loop, so that whoever waits for the address has it at once.
  setImmediate(() => void loadPrism());
  return {
    url,
    requests,
    close: async () => {
      stopWatching();
      await server.close();
    },
  };
}
