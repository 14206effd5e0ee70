import { createClient } from '@redis/client';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe } from 'vitest';
import type { IoredisClient, NodeRedisClient } from '../../../src/redis.ts';
import type { StoreCheck } from '../../../src/testing.ts';
import { redisIsHere, startRedis } from './start-redis.ts';
import { testChecks } from './test-checks.ts';

export const STRANGER = { evalsha: async () => null, eval: async () => null };

export interface RedisClients {
  redis: () => ReturnType<typeof createClient>;
  ioredis: () => Redis;
}

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
