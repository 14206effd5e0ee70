import { NOW } from './now.ts';

/** Milliseconds that the keys outlive the last call. */
const SPARE = 60_000;

/**
 * What happens to the calls of a tracker. KEYS: a hash of the calls, one of their versions, a sorted set of their ends, one of
 * those that are open, one of all keys. All live a minute longer than the last call, so that none of them is gone before the others matter no more.
 *
 * ARGV: `load`, key; `save`, key, call, new version, version that it is based on or nothing, 1 for open, milliseconds; `open` and
 * `all`, minimum of `ZRANGEBYLEX`, limit. A call that a client sends again after a lost connection is the same.
 */
export const CALL_SCRIPT = `${NOW}
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
local function tell(found, key)
  found[#found + 1] = key
  found[#found + 1] = redis.call('HGET', KEYS[2], key)
  found[#found + 1] = redis.call('HGET', KEYS[1], key)
end
local found = {}
if action == 'open' or action == 'all' then
  drop_expired(-1)
  for _, key in ipairs(redis.call('ZRANGEBYLEX', KEYS[action == 'open' and 4 or 5], ARGV[2], '+', 'LIMIT', 0, ARGV[3])) do tell(found, key) end
  return found
end
local key = ARGV[2]
local ends = redis.call('ZSCORE', KEYS[3], key)
local lives = ends and tonumber(ends) > now
if action == 'load' then
  if lives then tell(found, key) end
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
  if redis.call('PTTL', each) < span + ${SPARE} then redis.call('PEXPIRE', each, span + ${SPARE}) end
end
return 1
`;
