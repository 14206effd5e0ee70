import type { Claim, EventStore } from '../event-store.ts';
import { readKept } from '../read-kept.ts';
import { DEFAULT_PREFIX, type RedisStoreOptions } from './redis-store-options.ts';
import { type IoredisClient, type NodeRedisClient, scriptOf } from './run-script.ts';
import { EVENT_SCRIPT, KEPT_SCRIPT } from './scripts.ts';

/**
 * A store in Redis 5 or newer, or in Valkey, for several processes. Each method is one script and one trip; all times are those
 * of the server. What Redis loses, events are handled again for: with `appendonly yes` it keeps all but the last second.
 *
 * @param client A connected client of `redis` or `ioredis`, or a cluster of either. Listen to its `error` event.
 * @throws TypeError if the client is of neither library.
 */
export function redisStore(
  client: NodeRedisClient | IoredisClient,
  { prefix = DEFAULT_PREFIX }: RedisStoreOptions = {},
): EventStore {
  const runEvent = scriptOf(client, EVENT_SCRIPT);
  const runKept = scriptOf(client, KEPT_SCRIPT);
  // The braces put them on one node of a cluster.
  const keptKeys = ['ids', 'ends', 'deliveries'].map((name) => `${prefix}{kept}:${name}`);

  async function event(action: string, key: string, token: string, ...times: number[]): Promise<number> {
    const values = [action, token, ...times.map((time) => String(Math.ceil(time)))];
    return Number(await runEvent([`${prefix}event:${key}`], values));
  }

  return {
    async claim(key, leaseMs, rememberMs): Promise<Claim> {
      const token = crypto.randomUUID();
      const attempt = await event('claim', key, token, leaseMs, rememberMs);
      if (attempt > 0) return { state: 'claimed', token, attempt };
      return { state: attempt === 0 ? 'busy' : 'done' };
    },
    renew: async (key, token, leaseMs) => (await event('renew', key, token, leaseMs)) === 1,
    complete: async (key, token, rememberMs) => (await event('complete', key, token, rememberMs)) === 1,
    release: async (key, token) => (await event('release', key, token, 0)) === 1,
    async keep(delivery, keepMs) {
      await runKept(keptKeys, ['keep', delivery.id, String(Math.ceil(keepMs)), JSON.stringify(delivery)]);
    },
    async kept(after, limit = 100) {
      const found = await runKept(keptKeys, ['kept', after === undefined ? '-' : `(${after}`, String(limit)]);
      return Array.isArray(found) ? found.map(readKept) : [];
    },
    forget: async (id) => Number(await runKept(keptKeys, ['forget', id])) === 1,
  };
}
