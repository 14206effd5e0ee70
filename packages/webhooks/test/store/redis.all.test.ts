import { createClient } from '@redis/client';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type IoredisClient, type NodeRedisClient, redisCallStore, redisStore } from '../../src/redis.ts';
import { storeChecks } from '../../src/testing.ts';
import { callStoreChecks } from './support/call-store-checks.ts';
import { redisIsHere, startRedis } from './support/start-redis.ts';
import { keptDelivery, testChecks } from './support/test-checks.ts';
import type { CallStore } from '../../src/tracker.ts';
import { emptyCall } from '../../src/tracker/keep/call-store.ts';

test.each([redisStore, redisCallStore])('a client of neither library is refused by %o', (open) => {
  expect(() => open({ evalsha: async () => null, eval: async () => null })).toThrow(TypeError);
});

test('a claim whose response is lost is released, and its error told', async () => {
  const sent: string[][] = [];
  const lost = new Error('Socket closed unexpectedly');
  const evalSha: NodeRedisClient['evalSha'] = async (_, { arguments: values }) => {
    sent.push(values);
    throw lost;
  };
  const store = redisStore({ evalSha, eval: evalSha });
  await expect(store.claim('a', 30_000, 60_000)).rejects.toBe(lost);
  expect(sent.map(([action]) => action)).toEqual(['claim', 'release']);
  expect(sent[1]?.[1]).toBe(sent[0]?.[1]);
});

function resending(ioredis: Redis): IoredisClient & { defineCommand: () => void } {
  return {
    defineCommand: () => {},
    eval: async (...values) => {
      await ioredis.eval(...values);
      return ioredis.eval(...values);
    },
    evalsha: async () => {
      throw new Error('NOSCRIPT');
    },
  };
}

describe.runIf(redisIsHere)('on a real Redis (only where redis-server is installed)', () => {
  let server: Awaited<ReturnType<typeof startRedis>>;
  let redisClient: ReturnType<typeof createClient>;
  let ioredisClient: Redis;
  const [redis, ioredis] = [() => redisClient, () => ioredisClient];
  beforeAll(async () => {
    server = await startRedis();
    redisClient = createClient({ socket: { path: server.socket, tls: false } });
    await redisClient.connect();
    ioredisClient = new Redis(server.socket);
  });
  afterAll(async () => {
    redisClient.destroy();
    ioredisClient.disconnect();
    await server.end();
  });

  describe.each<[string, () => NodeRedisClient | IoredisClient]>([
    ['redis', redis],
    ['ioredis', ioredis],
  ])('client of %s', (name, client) => {
    testChecks([
      ...storeChecks(() => redisStore(client(), { prefix: `${name}:` }), { shared: true }),
      ...callStoreChecks(() => redisCallStore(client(), { prefix: `${name}:` }), { shared: true }),
    ]);
  });

  const save = async (store: CallStore, key: number, keepMs: number, version: string | null = null) =>
    store.save(String(key), emptyCall(key, 0), { version, isOpen: true, keepMs });

  test.each<[string, () => Promise<unknown>, names: string[], expiresMs: number]>([
    [
      'calls, a minute more than the last call',
      async () => {
        await save(redisCallStore(redis()), 1, 600_000);
        await save(redisCallStore(redis()), 2, 1_000);
      },
      ['calls', 'ends', 'keys', 'open', 'versions'].map((name) => `{calls}:${name}`),
      660_000,
    ],
    [
      'events',
      async () => {
        const store = redisStore(redis());
        await store.claim('claimed', 1000, 60_000);
        const claim = await store.claim('done', 1000, 60_000);
        await store.complete('done', String(Reflect.get(claim, 'token')), 60_000);
        await store.keep(keptDelivery('1'), 60_000);
      },
      ['event:claimed', 'event:done', '{kept}:deliveries', '{kept}:ends', '{kept}:ids'],
      60_000,
    ],
  ])('every key has the prefix and a time to live: %s', async (_, fill, names, expiresMs) => {
    await redis().flushAll();
    await fill();
    const keys = (await redis().keys('*')).toSorted();
    expect(keys).toEqual(names.map((name) => `webhooks:${name}`));
    for (const key of keys) {
      expect(await redis().pTTL(key)).toBeGreaterThan(expiresMs - 10_000);
      expect(await redis().pTTL(key)).toBeLessThanOrEqual(expiresMs);
    }
  });

  test('nothing is left of calls whose time is over, 100 at each save and all at each page', async () => {
    await redis().flushAll();
    const store = redisCallStore(redis());
    const left = async () =>
      Promise.all([
        redis().hLen('webhooks:{calls}:calls'),
        redis().hLen('webhooks:{calls}:versions'),
        redis().zCard('webhooks:{calls}:ends'),
        redis().zCard('webhooks:{calls}:open'),
        redis().zCard('webhooks:{calls}:keys'),
      ]);
    await Promise.all(Array.from({ length: 250 }, async (_, index) => save(store, 100 + index, 300)));
    expect(await left()).toEqual([250, 250, 250, 250, 250]);
    await new Promise((resolve) => setTimeout(resolve, 320));
    await save(store, 1, 60_000);
    expect(await left()).toEqual([151, 151, 151, 151, 151]);
    expect(await store.open()).toHaveLength(1);
    expect(await left()).toEqual([1, 1, 1, 1, 1]);
  });

  test('each method is one trip, and two if the server does not know the script', async () => {
    let trips = 0;
    const counting: IoredisClient & { defineCommand: () => void } = {
      defineCommand: () => {},
      eval: async (...values) => ((trips += 1), ioredis().eval(...values)),
      evalsha: async (...values) => ((trips += 1), ioredis().evalsha(...values)),
    };
    const calls = redisCallStore(counting, { prefix: 'trips:' });
    const events = redisStore(counting, { prefix: 'trips:' });
    await redis().scriptFlush();
    const steps = [
      () => calls.load('1'),
      () => save(calls, 1, 1000),
      () => calls.open(),
      () => events.claim('a', 1000, 1000),
      () => events.claim('b', 1000, 1000),
      () => events.release('b', 'stranger'),
    ];
    const counts = [];
    for (const step of steps) {
      trips = 0;
      await step();
      counts.push(trips);
    }
    expect(counts).toEqual([2, 1, 1, 2, 1, 1]);
  });

  test('a save that the client sends again is the same', async () => {
    const store = redisCallStore(resending(ioredis()), { prefix: 'again:' });
    expect(await save(store, 1, 60_000)).toBe(true);
    const { version = null } = (await store.load('1')) ?? {};
    expect(await save(store, 1, 60_000, version)).toBe(true);
    expect(await save(store, 1, 60_000, version)).toBe(false);
  });

  test('the longest time is not too long', async () => {
    const store = redisCallStore(redis(), { prefix: 'long:' });
    expect(await save(store, 1, Number.MAX_SAFE_INTEGER)).toBe(true);
    expect(await store.load('1')).toMatchObject({ key: '1' });
  });

  test('a claim that is over at once leaves nothing behind', async () => {
    const store = redisStore(redis(), { prefix: 'brief:' });
    // In portions: the client gives up a command that has waited for five seconds.
    for (let from = 0; from < 20_000; from += 1000)
      await Promise.all(
        Array.from({ length: 1000 }, async (_, index) => store.claim(`k${from + index}`, 1, 1)),
      );
    await new Promise((resolve) => setTimeout(resolve, 50));
    const times = await Promise.all((await redis().keys('brief:*')).map(async (key) => redis().pTTL(key)));
    expect(times.filter((time) => time === -1)).toEqual([]);
  });

  test('a claim that the client sends again is the same', async () => {
    const store = redisStore(resending(ioredis()), { prefix: 'again:' });
    expect(await store.claim('a', 60_000, 60_000)).toMatchObject({ state: 'claimed', attempt: 1 });
  });
});
