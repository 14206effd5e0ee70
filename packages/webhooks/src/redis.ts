/** A store in Redis or Valkey, for several processes. */
export { type IoredisClient, type NodeRedisClient } from './store/redis/run-script.ts';
export { redisStore, type RedisStoreOptions } from './store/redis/redis-store.ts';
