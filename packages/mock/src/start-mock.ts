import type { Contract } from '@telephony/contract';
import { addFrontControl, createFront, type Front } from '@telephony/http';
import { createMockMaker } from './maker/mock-maker.ts';
import type { Mock, MockOptions } from './mock.ts';
import { contractSources } from './source/contract-sources.ts';
import type { ContractFiles } from './source/follow-contract.ts';
import { loadContract } from './source/load-contract.ts';
import { addWelcome } from './welcome.ts';

/** Where the control plane is. */
const CONTROL = '/_mock';

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
  const { port = 4010, host = '127.0.0.1', document, basePath, watch = false, onReload } = options;
  const readAt = Date.now();
  const loaded = await loadContract(document, basePath);
  let { contract } = loaded;
  const front = createMockFront(() => contract, options);
  const url = await front.listen(port, host);
  const stopFollowing = watch
    ? await followEdits(options, { ...loaded, readAt }, (result) => {
        if (!(result instanceof Error)) contract = result;
        onReload?.(result instanceof Error ? result : undefined);
      })
    : undefined;
  return {
    url,
    requests: front.record.requests,
    clear: () => front.record.clear(),
    rules: front.rules,
    close: async () => {
      stopFollowing?.();
      await front.close();
    },
  };
}

function createMockFront(contract: () => Contract, options: MockOptions): Front {
  const { dynamic = false, seed, errors = false, delay, lenient, requestTimeout, onRequest } = options;
  const { remember = 10_000, remoteControl = false } = options;
  const front = createFront({
    contract,
    maker: createMockMaker({ dynamic, seed, errors }),
    delay,
    lenient,
    requestTimeout,
    remember,
    ownPaths: ['/', CONTROL],
    onRequest,
    // The response says what went wrong.
    onFault: () => {},
  });
  addFrontControl(front.server, { contract, ...front }, { prefix: CONTROL, remote: remoteControl });
  addWelcome(front.server, contract);
  return front;
}

/** In a clone, the bundle is served at once, and from the first edit on what the sources say. */
async function followEdits(
  { document, basePath }: MockOptions,
  { files, readAt }: ContractFiles,
  onLoaded: (result: Contract | Error) => void,
): Promise<() => void> {
  // Loaded only here: most tests do not watch.
  const { followContract } = await import('./source/follow-contract.ts');
  const { root, folder } = (document === undefined && contractSources) || {};
  const load = () => loadContract(root ?? document, basePath);
  return followContract({ files: root === undefined ? files : [root], folder, readAt }, load, onLoaded);
}
