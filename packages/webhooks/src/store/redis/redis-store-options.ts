/** Options of `redisStore` and `redisCallStore`. */
export interface RedisStoreOptions {
  /** What all keys begin with. Default: `webhooks:`. */
  prefix?: string;
}

/** The default of `prefix`. */
export const DEFAULT_PREFIX = 'webhooks:';
