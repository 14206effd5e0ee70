import { NOW } from './now.ts';

/**
 * What happens to an event. It is a hash with the time to live of its memory: the `token` of its claim, empty once it is
 * completed or released; `busy`, until when nobody can claim it; and the `attempt`s.
 *
 * ARGV: action, token, milliseconds of the claim or of the memory, milliseconds of the memory in `claim`. `claim` returns the
 * attempt, 0 for busy, -1 for done; all others 1 or 0. A claim that a client sends again after a lost connection is the same.
 */
export const EVENT_SCRIPT = `${NOW}
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

/**
 * What happens to kept deliveries. KEYS: a sorted set of their ids, one of their ends, a hash of the deliveries. All three live
 * as long as the last delivery.
 *
 * ARGV: `keep`, id, milliseconds, delivery; `kept`, minimum of `ZRANGEBYLEX`, limit; `forget`, id.
 */
export const KEPT_SCRIPT = `${NOW}
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
