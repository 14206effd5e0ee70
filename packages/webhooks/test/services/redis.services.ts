import { createClient } from '@redis/client';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { redisStore } from '../../src/redis.ts';
import { handleAfterCrash, ONCE, shareWork } from '../store/support/share-work.ts';
import { storeChecks } from '../../src/testing.ts';
import { testChecks } from '../store/support/test-checks.ts';
import { openStore } from '../store/support/open-store.ts';
import { slowProxy } from '../store/support/slow-proxy.ts';
import { startRedis } from '../store/support/start-redis.ts';

let server: Awaited<ReturnType<typeof startRedis>>;
beforeEach(async () => {
  server = await startRedis();
});
afterEach(() => server.end());

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

describe.each(['redis', 'ioredis'])('two processes with the client of %s', (kind) => {
  const place = () => `${kind}:${server.socket}`;

  test('handle each event once', async () => {
    expect(await shareWork(place())).toEqual(ONCE);
  });

  test('handle each event once while Redis is killed and comes back, twice', async () => {
    const trouble = async () => {
      for (const moment of [100, 150]) {
        await pause(moment);
        await server.signal('SIGKILL');
        await pause(500);
        await server.start();
      }
    };
    expect(await shareWork(place(), trouble)).toEqual(ONCE);
  });

  test('handle each event once while Redis stands still for two seconds, twice', async () => {
    const trouble = async () => {
      for (const moment of [100, 150]) {
        await pause(moment);
        await server.signal('SIGSTOP');
        await pause(2_000);
        await server.signal('SIGCONT');
      }
    };
    expect(await shareWork(place(), trouble)).toEqual(ONCE);
  });

  test('handle each event once on a slow network', async () => {
    expect(await shareWork(`${kind}:${await slowProxy(server.socket, 20)}`)).toEqual(ONCE);
  });

  test('handle the event of a process that was killed', async () => {
    expect(await handleAfterCrash(place())).toEqual(['evt-1']);
  });
});

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
