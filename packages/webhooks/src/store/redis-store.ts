import type { EventStore } from './event-store.ts';
import type { KeyvLike } from './keyv-like.ts';

/** The part of the client of `redis` that is used. */
interface RedisClient {
  set(key: string, value: string, options: { NX?: true; PX: number }): Promise<unknown>;
  exists(key: string): Promise<number>;
  del(key: string): Promise<unknown>;
}

/** The part of `@keyv/redis`, version 4 or newer, that is used. */
interface RedisAdapter {
  /** The client, connected. */
  getClient(): Promise<RedisClient>;
  createKeyPrefix(key: string, namespace?: string): string;
  readonly namespace?: string | undefined;
}

/** A store on the Redis client of a Keyv instance, for its atomic `SET … NX`; undefined for other adapters. */
export function redisStore(keyv: KeyvLike): EventStore | undefined {
  const { store: adapter } = keyv;
  if (!isRedis(adapter)) return undefined;
  const prefixed = (key: string) => adapter.createKeyPrefix(key, adapter.namespace ?? keyv.namespace);
  const milliseconds = (ttl: number) => Math.max(1, Math.ceil(ttl));
  return {
    async add(key, ttl) {
      const client = await adapter.getClient();
      const reply = await client.set(prefixed(key), '1', { NX: true, PX: milliseconds(ttl) });
      return reply !== null;
    },
    async set(key, ttl) {
      const client = await adapter.getClient();
      await client.set(prefixed(key), '1', { PX: milliseconds(ttl) });
    },
    async has(key) {
      const client = await adapter.getClient();
      return (await client.exists(prefixed(key))) > 0;
    },
    async delete(key) {
      const client = await adapter.getClient();
      await client.del(prefixed(key));
    },
  };
}

function isRedis(adapter: unknown): adapter is RedisAdapter {
  return (
    typeof adapter === 'object' &&
    adapter !== null &&
    typeof Reflect.get(adapter, 'getClient') === 'function' &&
    typeof Reflect.get(adapter, 'createKeyPrefix') === 'function'
  );
}
