import type { CallStore, StoredCall } from '../../tracker/keep/call-store.ts';
import type { KeptCall } from '../../tracker/keep/kept-call.ts';
import { CALL_SCRIPT } from './call-script.ts';
import { DEFAULT_PREFIX, type RedisStoreOptions } from './redis-store-options.ts';
import { type IoredisClient, type NodeRedisClient, scriptOf } from './run-script.ts';

/**
 * Calls of a tracker in Redis 5 or newer, or in Valkey, for several processes. Each method is one script and one trip; all times
 * are those of the server. A cluster has them on one of its nodes. With `appendonly yes`, Redis loses the last two seconds
 * at most, with `appendfsync always` nothing.
 *
 * @param client A connected client of `redis` or `ioredis`, or a cluster of either. Listen to its `error` event.
 * @throws TypeError if the client is of neither library.
 */
export function redisCallStore(
  client: NodeRedisClient | IoredisClient,
  { prefix = DEFAULT_PREFIX }: RedisStoreOptions = {},
): CallStore {
  const script = scriptOf(client, CALL_SCRIPT);
  // The braces put them on one node of a cluster.
  const keys = ['calls', 'versions', 'ends', 'open', 'keys'].map((name) => `${prefix}{calls}:${name}`);
  const run = async (...values: string[]) => script(keys, values);
  const page = async (which: 'open' | 'all', after?: string, limit = 100) =>
    readCalls(await run(which, after === undefined ? '-' : `(${after}`, String(limit)));
  return {
    async load(key) {
      const [found] = readCalls(await run('load', key));
      return found;
    },
    async save(key, call, { version, isOpen, keepMs }) {
      const values = [crypto.randomUUID(), version ?? '', isOpen ? '1' : '0', String(Math.ceil(keepMs))];
      return Number(await run('save', key, JSON.stringify(call), ...values)) === 1;
    },
    open: async (after, limit) => page('open', after, limit),
    all: async (after, limit) => page('all', after, limit),
  };
}

/** The calls of a list of keys, versions and JSON. */
function readCalls(found: unknown): StoredCall[] {
  const texts = Array.isArray(found) ? found.map(String) : [];
  return Array.from({ length: texts.length / 3 }, (_, index) => {
    const [key = '', version = '', call = ''] = texts.slice(index * 3);
    return { key, version, call: JSON.parse(call) as KeptCall };
  });
}
