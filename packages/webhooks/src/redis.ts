/** Stores in Redis or Valkey, for several processes. */
export { redisCallStore } from './store/redis/redis-call-store.ts';
export { redisStore } from './store/redis/redis-store.ts';
export type { RedisStoreOptions } from './store/redis/redis-store-options.ts';
export type { IoredisClient, NodeRedisClient } from './store/redis/run-script.ts';
