import { setTimeout as sleep } from 'node:timers/promises';
import type { Contract } from '@telephony/contract';
import { answerRequest } from './answer/answer-request.ts';
import type { Mock, MockOptions } from './mock.ts';
import { createRecord } from './record/request-record.ts';
import { createServer } from './server/create-server.ts';
import { close, listen } from './server/listen.ts';
import { contractSources } from './source/contract-sources.ts';
import { loadContract } from './source/load-contract.ts';

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
  const { port = 4010, host = '127.0.0.1', document, basePath, watch = false } = options;
  const { dynamic = false, seed, errors = false, delay = 0 } = options;
  const { requestTimeout = 10_000, remember = 10_000, onRequest, onReload } = options;
  const loaded = await loadContract(document, basePath);
  let { contract } = loaded;
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
  const stopFollowing = watch
    ? await followEdits(document, basePath, loaded.files, (result) => {
        if (!(result instanceof Error)) contract = result;
        onReload?.(result instanceof Error ? result : undefined);
      })
    : undefined;
  return {
    url,
    requests: record.requests,
    clear: record.clear,
    close: async () => {
      await stopFollowing?.();
      await close(server);
    },
  };
}

/** In a clone, the bundle is served at once, and from the first edit on what the sources say. */
async function followEdits(
  document: string | undefined,
  basePath: string | undefined,
  files: readonly string[],
  onLoaded: (result: Contract | Error) => void,
): Promise<() => Promise<void>> {
  // Loaded only here: most tests do not watch.
  const { followContract } = await import('./source/follow-contract.ts');
  const { root, folder } = (document === undefined && contractSources) || {};
  const load = () => loadContract(root ?? document, basePath);
  return followContract(folder === undefined ? files : [folder], load, onLoaded);
}
