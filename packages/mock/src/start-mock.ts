import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { loadContract } from '@telephony/contract';
import { openapiJson } from '@telephony/openapi';
import { answerRequest } from './answer/answer-request.ts';
import { versionOf, watchContract } from './contract/watch-contract.ts';
import type { Mock, MockOptions } from './mock.ts';
import { createRecord } from './record/request-record.ts';
import { createServer } from './server/create-server.ts';
import { close, listen } from './server/listen.ts';

/**
 * Starts the mock in this process.
 *
 * @example
 * const mock = await startMock({ port: 0 });
 * await fetch(`${mock.url}/cdrs`, { headers: { 'X-Auth-Token': 'any' } });
 * mock.requests; // [{ method: 'GET', operationId: 'listCdrs', status: 200, ... }]
 * await mock.close();
 *
 * @throws Error when the bundle cannot be read, or the port is already in use (`code` is EADDRINUSE).
 */
export async function startMock(options: MockOptions = {}): Promise<Mock> {
  const {
    port = 4010,
    host = '127.0.0.1',
    document = fileURLToPath(openapiJson),
    basePath,
    watch = false,
  } = options;
  const { dynamic = false, seed, errors = false, delay = 0 } = options;
  const { requestTimeout = 10_000, remember = 10_000, onRequest, onReload } = options;
  const load = () => loadContract(document, { basePath });
  const version = await versionOf(document);
  let contract = await load();
  const record = createRecord(remember);

  const server = createServer(
    {
      async answer(request) {
        const answered = await answerRequest(contract, request, { dynamic, seed, errors });
        if (delay > 0) await sleep(delay);
        return answered;
      },
      answered(request, { answer, operation }, milliseconds) {
        const recorded = {
          ...request,
          operationId: operation?.operationId,
          status: answer.status,
          milliseconds,
        };
        record.add(recorded);
        onRequest?.(recorded);
      },
    },
    requestTimeout,
  );

  const url = await listen(server, port, host);
  const stopWatching = watch
    ? watchContract(document, version, load, (loaded) => {
        if (!(loaded instanceof Error)) contract = loaded;
        onReload?.(loaded instanceof Error ? loaded : undefined);
      })
    : () => {};
  return {
    url,
    requests: record.requests,
    clear: record.clear,
    close: async () => {
      stopWatching();
      await close(server);
    },
  };
}
