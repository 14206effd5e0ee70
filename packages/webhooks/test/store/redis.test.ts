import { expect, test } from 'vitest';
import { type IoredisClient, type NodeRedisClient, redisStore } from '../../src/redis.ts';
import { storeChecks } from '../../src/testing.ts';
import { describeRedis, resending, STRANGER } from './support/redis-clients.ts';
import { keptDelivery } from './support/kept-delivery.ts';

test('a client of neither library is refused', () => {
  expect(() => redisStore(STRANGER)).toThrow(TypeError);
});

const open = (client: () => NodeRedisClient | IoredisClient, prefix: string) =>
  storeChecks(() => redisStore(client(), { prefix }), { shared: true });

describeRedis(open, ({ redis, ioredis }) => {
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
