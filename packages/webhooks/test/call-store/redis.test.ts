import { expect, test } from 'vitest';
import { type IoredisClient, type NodeRedisClient, redisCallStore } from '../../src/redis.ts';
import { callStoreChecks } from '../../src/testing.ts';
import type { CallStore } from '../../src/tracker.ts';
import { emptyCall } from '../../src/tracker/keep/call-store.ts';
import { describeRedis, resending, STRANGER } from '../store/support/redis-clients.ts';

test('a client of neither library is refused', () => {
  expect(() => redisCallStore(STRANGER)).toThrow(TypeError);
});

const open = (client: () => NodeRedisClient | IoredisClient, prefix: string) =>
  callStoreChecks(() => redisCallStore(client(), { prefix }), { shared: true });

describeRedis(open, ({ redis, ioredis }) => {
  const save = async (store: CallStore, key: number, keepMs: number, version: string | null = null) =>
    store.save(String(key), emptyCall(key, 0), { version, isOpen: true, keepMs });

  test('every key has the prefix and a time to live, a minute more than the last call', async () => {
    await redis().flushAll();
    const store = redisCallStore(redis());
    await save(store, 1, 600_000);
    await save(store, 2, 1_000);
    const keys = (await redis().keys('*')).toSorted();
    expect(keys).toEqual(
      ['calls', 'ends', 'keys', 'open', 'versions'].map((name) => `webhooks:{calls}:${name}`),
    );
    for (const key of keys) {
      expect(await redis().pTTL(key)).toBeGreaterThan(650_000);
      expect(await redis().pTTL(key)).toBeLessThanOrEqual(660_000);
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

  test('each method is one trip, and two where the server does not know the script', async () => {
    let trips = 0;
    const counting: IoredisClient & { defineCommand: () => void } = {
      defineCommand: () => {},
      eval: async (...values) => ((trips += 1), ioredis().eval(...values)),
      evalsha: async (...values) => ((trips += 1), ioredis().evalsha(...values)),
    };
    const store = redisCallStore(counting, { prefix: 'trips:' });
    await redis().scriptFlush();
    const steps = [
      () => store.load('1'),
      () => save(store, 1, 1000),
      () => store.load('1'),
      () => store.open(),
    ];
    const counts = [];
    for (const step of steps) {
      trips = 0;
      await step();
      counts.push(trips);
    }
    expect(counts).toEqual([2, 1, 1, 1]);
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
});
