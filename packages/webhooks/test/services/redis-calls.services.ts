import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { callStoreChecks } from '../../src/testing.ts';
import { emptyCall } from '../../src/tracker/keep/call-store.ts';
import { SAME, shareCalls } from '../store/support/share-calls.ts';
import { openCallStore } from '../store/support/open-store.ts';
import { slowProxy, startRedis } from '../store/support/start-redis.ts';
import { testChecks } from '../store/support/test-checks.ts';
import { testTwoProcesses } from './support/two-processes.ts';

let server: Awaited<ReturnType<typeof startRedis>>;
beforeEach(async () => {
  server = await startRedis();
});
afterEach(() => server.end());

testTwoProcesses(() => server, {
  does: 'make the calls of one',
  // There is enough to do until the trouble is over.
  share: (place, trouble, isSlow) => shareCalls(place, trouble, isSlow ? 1 : trouble ? 8 : 4),
  expected: SAME,
  inTrouble: { ...SAME, twice: expect.any(Number) },
});

describe.each(['redis', 'ioredis'])('all checks on a slow network, with the client of %s', (kind) => {
  const open = async () => openCallStore(`${kind}:${await slowProxy(server.socket, 20)}`);
  testChecks(callStoreChecks(open, { shared: true, tick: 200, histories: 20 }));
});

test('a Redis that was killed and comes back knows the calls and what is open', async () => {
  const store = await openCallStore(`redis:${server.socket}`);
  const options = { version: null, isOpen: true, keepMs: 60_000 };
  await store.save('1', emptyCall(1, 0), options);
  await store.save('2', emptyCall(2, 0), { ...options, isOpen: false });
  await server.signal('SIGKILL');
  await server.start();
  const again = await openCallStore(`ioredis:${server.socket}`);
  expect((await again.open()).map(({ key }) => key)).toEqual(['1']);
  expect(await again.load('2')).toMatchObject({ call: emptyCall(2, 0) });
});
