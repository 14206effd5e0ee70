import type { Contract } from '@telephony/contract';
import { addFrontControl, createFront, type Front } from '@telephony/http';
import { CONTROL_PATH } from './control-path.ts';
import { createMockMaker } from './maker/mock-maker.ts';
import type { Mock, MockOptions } from './mock.ts';
import { openContract } from './source/open-contract.ts';
import { addWelcome } from './welcome.ts';

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
  const { remember = 10_000, controlToken: token } = options;
  const front = createFront({
    contract,
    maker: createMockMaker({ dynamic, seed, errors }),
    delay,
    lenient,
    requestTimeout,
    remember,
    ownPaths: ['/', CONTROL_PATH],
    onRequest,
    // The response says what went wrong.
    onFault: () => {},
  });
  addFrontControl(front.server, { contract, ...front }, { prefix: CONTROL_PATH, token });
  addWelcome(front.server, contract);
  return front;
}
