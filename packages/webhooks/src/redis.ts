import { createHash } from 'node:crypto';
import { type Claim, type EventStore, readKept } from './store/event-store.ts';
import type { CallStore, KeptCall, StoredCall } from './tracker/keep/call-store.ts';

/** Options of `redisStore` and `redisCallStore`. */
export interface RedisStoreOptions {
  /** Prefix of all keys. Default: `webhooks:`. */
  prefix?: string;
}

const DEFAULT_PREFIX = 'webhooks:';

// The server's clock, in milliseconds since 1970.
const PROLOGUE = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local action = ARGV[1]
`;

/**
 * Creates a store in Redis 5 or newer, or in Valkey, for several processes, which uses the server's clock. With `appendonly yes`,
 * Redis loses the last second at most, whose events are handled again.
 *
 * @param client A connected client of `redis` or `ioredis`, or a cluster of either. Listen to its `error` event.
 * @throws TypeError for a client of another library.
 */
export function redisStore(
  client: NodeRedisClient | IoredisClient,
  { prefix = DEFAULT_PREFIX }: RedisStoreOptions = {},
): EventStore {
  const runEvent = createScript(client, EVENT_SCRIPT);
  const runKept = createScript(client, KEPT_SCRIPT);
  // The braces put the keys on one node of a cluster.
  const keptKeys = ['ids', 'ends', 'deliveries'].map((name) => `${prefix}{kept}:${name}`);

  async function changeEvent(
    action: string,
    key: string,
    token: string,
    ...times: number[]
  ): Promise<number> {
    const values = [action, token, ...times.map((time) => String(Math.ceil(time)))];
    return Number(await runEvent([`${prefix}event:${key}`], values));
  }

  return {
    async claim(key, leaseMs, rememberMs): Promise<Claim> {
      const token = crypto.randomUUID();
      const attempt = await changeEvent('claim', key, token, leaseMs, rememberMs).catch((error: unknown) => {
        // Redis may still grant the claim, but runs the release after it.
        changeEvent('release', key, token, 0).catch(() => {});
        throw error;
      });
      if (attempt > 0) return { state: 'claimed', token, attempt };
      return { state: attempt === 0 ? 'busy' : 'done' };
    },
    renew: async (key, token, leaseMs) => (await changeEvent('renew', key, token, leaseMs)) === 1,
    complete: async (key, token, rememberMs) => (await changeEvent('complete', key, token, rememberMs)) === 1,
    release: async (key, token) => (await changeEvent('release', key, token, 0)) === 1,
    async keep(delivery, keepMs) {
      await runKept(keptKeys, ['keep', delivery.id, String(Math.ceil(keepMs)), JSON.stringify(delivery)]);
    },
    async kept(after, limit = 100) {
      const texts = await runKept(keptKeys, ['kept', after === undefined ? '-' : `(${after}`, String(limit)]);
      return Array.isArray(texts) ? texts.map(readKept) : [];
    },
    forget: async (id) => Number(await runKept(keptKeys, ['forget', id])) === 1,
  };
}

// An event is a hash of the claim's `token`, empty after its end; `busy`, before which nobody can claim it; and `attempt`.
// ARGV: action, token, milliseconds of claim or memory, for `claim` milliseconds of the memory. `claim` returns the attempt, 0 for
// busy, -1 for done; others return 1 or 0.
const EVENT_SCRIPT = `${PROLOGUE}
local key, mine, span = KEYS[1], ARGV[2], tonumber(ARGV[3])
local event = redis.call('HMGET', key, 'token', 'busy', 'attempt')
local token, busy = event[1], tonumber(event[2] or 0)
if action == 'claim' then
  if token == mine then return tonumber(event[3]) end
  if busy > now then return token == '' and -1 or 0 end
  redis.call('HSET', key, 'token', mine, 'busy', now + span)
  local attempt = redis.call('HINCRBY', key, 'attempt', 1)
  redis.call('PEXPIRE', key, math.max(span, tonumber(ARGV[4])))
  return attempt
end
if token ~= mine or mine == '' then return 0 end
if action == 'renew' then
  redis.call('HSET', key, 'busy', now + span)
  if redis.call('PTTL', key) < span then redis.call('PEXPIRE', key, span) end
elseif action == 'complete' then
  redis.call('HSET', key, 'token', '', 'busy', now + span)
  redis.call('PEXPIRE', key, span)
else
  redis.call('HSET', key, 'token', '', 'busy', 0)
end
return 1
`;

// KEYS: sorted sets of ids and of ends, a hash of deliveries; all live as long as the last delivery. ARGV: `keep`, id,
// milliseconds, delivery; `kept`, minimum of `ZRANGEBYLEX`, limit; `forget`, id.
const KEPT_SCRIPT = `${PROLOGUE}
local function drop(id)
  redis.call('ZREM', KEYS[1], id)
  redis.call('ZREM', KEYS[2], id)
  return redis.call('HDEL', KEYS[3], id)
end
for _, id in ipairs(redis.call('ZRANGEBYSCORE', KEYS[2], '-inf', now)) do drop(id) end
if action == 'forget' then return drop(ARGV[2]) end
if action == 'keep' then
  redis.call('ZADD', KEYS[1], 0, ARGV[2])
  redis.call('ZADD', KEYS[2], now + tonumber(ARGV[3]), ARGV[2])
  redis.call('HSET', KEYS[3], ARGV[2], ARGV[4])
  local last = redis.call('ZRANGE', KEYS[2], -1, -1, 'WITHSCORES')
  for _, key in ipairs(KEYS) do redis.call('PEXPIREAT', key, last[2]) end
  return 1
end
local found = {}
for _, id in ipairs(redis.call('ZRANGEBYLEX', KEYS[1], ARGV[2], '+', 'LIMIT', 0, ARGV[3])) do
  found[#found + 1] = redis.call('HGET', KEYS[3], id)
end
return found
`;

/**
 * Creates a store for calls of a tracker in Redis, as `redisStore` does for events; a cluster keeps them on one node. With
 * `appendonly yes`, Redis loses the last two seconds at most, with `appendfsync always` nothing.
 */
export function redisCallStore(
  client: NodeRedisClient | IoredisClient,
  { prefix = DEFAULT_PREFIX }: RedisStoreOptions = {},
): CallStore {
  const script = createScript(client, CALL_SCRIPT);
  // The braces put the keys on one node of a cluster.
  const keys = ['calls', 'versions', 'ends', 'open', 'keys'].map((name) => `${prefix}{calls}:${name}`);
  const run = async (...values: string[]) => script(keys, values);
  const readPage = async (action: 'open' | 'all', after?: string, limit = 100) =>
    readCalls(await run(action, after === undefined ? '-' : `(${after}`, String(limit)));
  return {
    async load(key) {
      const [call] = readCalls(await run('load', key));
      return call;
    },
    async save(key, call, { version, isOpen, keepMs }) {
      const values = [crypto.randomUUID(), version ?? '', isOpen ? '1' : '0', String(Math.ceil(keepMs))];
      return Number(await run('save', key, JSON.stringify(call), ...values)) === 1;
    },
    open: async (after, limit) => readPage('open', after, limit),
    all: async (after, limit) => readPage('all', after, limit),
  };
}

function readCalls(reply: unknown): StoredCall[] {
  const texts = Array.isArray(reply) ? reply.map(String) : [];
  return Array.from({ length: texts.length / 3 }, (_, index) => {
    const [key = '', version = '', call = ''] = texts.slice(index * 3);
    return { key, version, call: JSON.parse(call) as KeptCall };
  });
}

// No key is gone while another still counts.
const SPARE_MS = 60_000;

// KEYS: hashes of calls and of versions, sorted sets of ends, open calls and all calls. ARGV: `load`, key; `save`, key, call, new
// version, expected version or nothing, 1 for open, milliseconds; `open` and `all`, minimum of `ZRANGEBYLEX`, limit.
const CALL_SCRIPT = `${PROLOGUE}
local function drop(key)
  redis.call('HDEL', KEYS[1], key)
  redis.call('HDEL', KEYS[2], key)
  redis.call('ZREM', KEYS[3], key)
  redis.call('ZREM', KEYS[4], key)
  redis.call('ZREM', KEYS[5], key)
end
local function drop_expired(most)
  for _, key in ipairs(redis.call('ZRANGEBYSCORE', KEYS[3], '-inf', now, 'LIMIT', 0, most)) do drop(key) end
end
local function add(found, key)
  found[#found + 1] = key
  found[#found + 1] = redis.call('HGET', KEYS[2], key)
  found[#found + 1] = redis.call('HGET', KEYS[1], key)
end
local found = {}
if action == 'open' or action == 'all' then
  drop_expired(-1)
  for _, key in ipairs(redis.call('ZRANGEBYLEX', KEYS[action == 'open' and 4 or 5], ARGV[2], '+', 'LIMIT', 0, ARGV[3])) do add(found, key) end
  return found
end
local key = ARGV[2]
local ends = redis.call('ZSCORE', KEYS[3], key)
local lives = ends and tonumber(ends) > now
if action == 'load' then
  if lives then add(found, key) end
  return found
end
local version = lives and redis.call('HGET', KEYS[2], key) or ''
if version == ARGV[4] then return 1 end
if version ~= ARGV[5] then return 0 end
drop_expired(100)
local span = tonumber(ARGV[7])
redis.call('HSET', KEYS[1], key, ARGV[3])
redis.call('HSET', KEYS[2], key, ARGV[4])
redis.call('ZADD', KEYS[3], now + span, key)
redis.call('ZADD', KEYS[5], 0, key)
if ARGV[6] == '1' then redis.call('ZADD', KEYS[4], 0, key) else redis.call('ZREM', KEYS[4], key) end
for _, each in ipairs(KEYS) do
  if redis.call('PTTL', each) < span + ${SPARE_MS} then redis.call('PEXPIRE', each, span + ${SPARE_MS}) end
end
return 1
`;

/** A client or cluster of `redis` (node-redis), 4 or newer. */
export interface NodeRedisClient {
  evalSha(hash: string, options: { keys: string[]; arguments: string[] }): Promise<unknown>;
  eval(script: string, options: { keys: string[]; arguments: string[] }): Promise<unknown>;
}

/** A client or cluster of `ioredis`, 5 or newer. */
export interface IoredisClient {
  evalsha(hash: string, keys: number, ...values: string[]): Promise<unknown>;
  eval(script: string, keys: number, ...values: string[]): Promise<unknown>;
}

type RunScript = (keys: string[], values: string[]) => Promise<unknown>;

// The server may not know the script yet.
function createScript(client: NodeRedisClient | IoredisClient, script: string): RunScript {
  const hash = createHash('sha1').update(script).digest('hex');
  const { runHash, runScript } = scriptCalls(client);
  return async (keys, values) => {
    try {
      return await runHash(hash, keys, values);
    } catch (error) {
      if (!(error instanceof Error && error.message.startsWith('NOSCRIPT'))) throw error;
      return runScript(script, keys, values);
    }
  };
}

type Call = (script: string, keys: string[], values: string[]) => Promise<unknown>;

function scriptCalls(client: NodeRedisClient | IoredisClient): { runHash: Call; runScript: Call } {
  if ('evalSha' in client)
    return {
      runHash: (hash, keys, values) => client.evalSha(hash, { keys, arguments: values }),
      runScript: (script, keys, values) => client.eval(script, { keys, arguments: values }),
    };
  // Others have another `evalsha`.
  if ('evalsha' in client && 'defineCommand' in client)
    return {
      runHash: (hash, keys, values) => client.evalsha(hash, keys.length, ...keys, ...values),
      runScript: (script, keys, values) => client.eval(script, keys.length, ...keys, ...values),
    };
  throw new TypeError(
    'Store in Redis: the client is not one of `redis` or `ioredis`. Pass what createClient() or new Redis() returns.',
  );
}
