import { expect, test } from 'vitest';
import { type IoredisClient, type NodeRedisClient, redisCallStore, redisStore } from '../../src/redis.ts';
import { storeChecks } from '../../src/testing.ts';
import { callStoreChecks } from './support/call-store-checks.ts';
import { describeRedis, resending, STRANGER } from './support/redis-clients.ts';
import { keptDelivery } from './support/test-checks.ts';
import type { CallStore } from '../../src/tracker.ts';
import { emptyCall } from '../../src/tracker/keep/call-store.ts';

test.each([redisStore, redisCallStore])('a client of neither library is refused by %o', (open) => {
  expect(() => open(STRANGER)).toThrow(TypeError);
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

const checks = (client: () => NodeRedisClient | IoredisClient, prefix: string) => [
  ...storeChecks(() => redisStore(client(), { prefix }), { shared: true }),
  ...callStoreChecks(() => redisCallStore(client(), { prefix }), { shared: true }),
];

describeRedis(checks, ({ redis, ioredis }) => {
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

  test('every key has the prefix and a time to live', async () => {
    await redis().flushAll();
    const store = redisStore(redis());
    await store.claim('claimed', 1000, 60_000);
    const claim = await store.claim('done', 1000, 60_000);
    if (claim.state === 'claimed') await store.complete('done', claim.token, 60_000);
    await store.keep(keptDelivery('1'), 60_000);
    const keys = (await redis().keys('*')).toSorted();
    expect(keys).toEqual([
      'webhooks:event:claimed',
      'webhooks:event:done',
      'webhooks:{kept}:deliveries',
      'webhooks:{kept}:ends',
      'webhooks:{kept}:ids',
    ]);
    for (const key of keys) {
      expect(await redis().pTTL(key)).toBeGreaterThan(50_000);
      expect(await redis().pTTL(key)).toBeLessThanOrEqual(60_000);
    }
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

  test('a claim is one trip, and two where the server does not know the script', async () => {
    const commands = async () => {
      const [, calls] = /total_commands_processed:(\d+)/.exec(await redis().info('stats')) ?? [];
      return Number(calls);
    };
    const store = redisStore(ioredis());
    await redis().scriptFlush();
    const start = await commands();
    await store.claim('a', 1000, 1000);
    const middle = await commands();
    await store.claim('b', 1000, 1000);
    const end = await commands();
    // INFO itself is one of them, and the commands of the script.
    expect(middle - start).toBe(end - middle + 1);
  });

  test('a claim that the client sends again is the same', async () => {
    const store = redisStore(resending(ioredis()), { prefix: 'again:' });
    expect(await store.claim('a', 60_000, 60_000)).toMatchObject({ state: 'claimed', attempt: 1 });
  });
});
