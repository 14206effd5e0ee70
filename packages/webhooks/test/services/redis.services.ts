import { createClient } from '@redis/client';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { redisStore } from '../../src/redis.ts';
import { handleAfterCrash, ONCE, shareWork } from '../store/support/share-work.ts';
import { storeChecks } from '../../src/testing.ts';
import { testChecks } from '../store/support/test-checks.ts';
import { openStore } from '../store/support/open-store.ts';
import { slowProxy, startRedis } from '../store/support/start-redis.ts';
import { testTwoProcesses } from './support/two-processes.ts';

let server: Awaited<ReturnType<typeof startRedis>>;
beforeEach(async () => {
  server = await startRedis();
});
afterEach(() => server.end());

testTwoProcesses(() => server, { does: 'handle each event once', share: shareWork, expected: ONCE });

test.each(['redis', 'ioredis'])(
  'the event of a process that was killed is handled, with the client of %s',
  async (kind) => {
    expect(await handleAfterCrash(`${kind}:${server.socket}`)).toEqual(['evt-1']);
  },
);

describe.each(['redis', 'ioredis'])('all checks on a slow network, with the client of %s', (kind) => {
  const open = async () => openStore(`${kind}:${await slowProxy(server.socket, 20)}`);
  testChecks(storeChecks(open, { shared: true, tick: 200, histories: 20 }));
});

test('a Redis that was killed and comes back knows what was claimed, completed and kept', async () => {
  const store = await openStore(`redis:${server.socket}`);
  const [claimed, done] = [
    await store.claim('claimed', 60_000, 60_000),
    await store.claim('done', 60_000, 60_000),
  ];
  if (claimed.state !== 'claimed' || done.state !== 'claimed') throw new Error('Nothing was claimed.');
  await store.complete('done', done.token, 60_000);
  await server.signal('SIGKILL');
  await server.start();
  const again = await openStore(`ioredis:${server.socket}`);
  expect(await again.claim('claimed', 60_000, 60_000)).toEqual({ state: 'busy' });
  expect(await again.claim('done', 60_000, 60_000)).toEqual({ state: 'done' });
  expect(await again.complete('claimed', claimed.token, 60_000)).toBe(true);
});

test('with a client that does not queue, a Redis that is gone is an error at once', async () => {
  const options = { socket: { path: server.socket, tls: false as const }, disableOfflineQueue: true };
  const client = createClient(options).on('error', () => {});
  await client.connect();
  const store = redisStore(client);
  await store.claim('a', 60_000, 60_000);
  await server.signal('SIGKILL');
  await expect(store.claim('b', 60_000, 60_000)).rejects.toThrow(/closed|offline/i);
  await server.start();
  client.destroy();
});
