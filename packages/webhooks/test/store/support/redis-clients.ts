import { createClient } from '@redis/client';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe } from 'vitest';
import type { IoredisClient, NodeRedisClient } from '../../../src/redis.ts';
import type { StoreCheck } from '../../../src/testing.ts';
import { redisIsHere, startRedis } from './start-redis.ts';
import { testChecks } from './test-checks.ts';

/** A client of neither library. */
export const STRANGER = { evalsha: async () => null, eval: async () => null };

/** The clients of a Redis that runs while the tests do. */
export interface RedisClients {
  redis: () => ReturnType<typeof createClient>;
  ioredis: () => Redis;
}

/**
 * Tests on a real Redis.
 *
 * @param checks The checks of a store with a client of either library.
 * @param tests More of them.
 */
export function describeRedis(
  checks: (client: () => NodeRedisClient | IoredisClient, prefix: string) => StoreCheck[],
  tests: (clients: RedisClients) => void,
): void {
  describe.runIf(redisIsHere)('on a real Redis (only where redis-server is installed)', () => {
    let server: Awaited<ReturnType<typeof startRedis>>;
    let redis: ReturnType<typeof createClient>;
    let ioredis: Redis;
    beforeAll(async () => {
      server = await startRedis();
      redis = createClient({ socket: { path: server.socket, tls: false } });
      await redis.connect();
      ioredis = new Redis(server.socket);
    });
    afterAll(async () => {
      redis.destroy();
      ioredis.disconnect();
      await server.end();
    });

    describe.each<[string, () => NodeRedisClient | IoredisClient]>([
      ['redis', () => redis],
      ['ioredis', () => ioredis],
    ])('client of %s', (name, client) => {
      testChecks(checks(client, `${name}:`));
    });
    tests({ redis: () => redis, ioredis: () => ioredis });
  });
}

/** A client that sends each command again, as after a connection that broke. */
export function resending(ioredis: Redis): IoredisClient & { defineCommand: () => void } {
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
