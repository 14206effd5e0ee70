import { createHash } from 'node:crypto';

/** What is used of a client of `redis` (node-redis), 4 or newer, connected. Also of its cluster. */
export interface NodeRedisClient {
  evalSha(hash: string, options: { keys: string[]; arguments: string[] }): Promise<unknown>;
  eval(script: string, options: { keys: string[]; arguments: string[] }): Promise<unknown>;
}

/** What is used of a client of `ioredis`, 5 or newer. Also of its cluster. */
export interface IoredisClient {
  evalsha(hash: string, keys: number, ...values: string[]): Promise<unknown>;
  eval(script: string, keys: number, ...values: string[]): Promise<unknown>;
}

/** Runs a script with its keys and arguments. */
export type RunScript = (keys: string[], values: string[]) => Promise<unknown>;

/**
 * Makes a function of a script in Lua: one trip, or two where the server does not know the script yet.
 *
 * @throws TypeError if the client is of neither library.
 */
export function scriptOf(client: NodeRedisClient | IoredisClient, script: string): RunScript {
  const hash = createHash('sha1').update(script).digest('hex');
  const { cached, whole } = callsOf(client);
  return async (keys, values) => {
    try {
      return await cached(hash, keys, values);
    } catch (error) {
      if (!(error instanceof Error && error.message.startsWith('NOSCRIPT'))) throw error;
      return whole(script, keys, values);
    }
  };
}

type Call = (script: string, keys: string[], values: string[]) => Promise<unknown>;

function callsOf(client: NodeRedisClient | IoredisClient): { cached: Call; whole: Call } {
  if (isNodeRedis(client))
    return {
      cached: (hash, keys, values) => client.evalSha(hash, { keys, arguments: values }),
      whole: (script, keys, values) => client.eval(script, { keys, arguments: values }),
    };
  if (isIoredis(client))
    return {
      cached: (hash, keys, values) => client.evalsha(hash, keys.length, ...keys, ...values),
      whole: (script, keys, values) => client.eval(script, keys.length, ...keys, ...values),
    };
  throw new TypeError(
    'Store in Redis: the client is not one of `redis` or `ioredis`. Pass what createClient() or new Redis() returns.',
  );
}

function isNodeRedis(client: NodeRedisClient | IoredisClient): client is NodeRedisClient {
  return typeof Reflect.get(client, 'evalSha') === 'function';
}

/** Others have an `evalsha` too, with other parameters. */
function isIoredis(client: NodeRedisClient | IoredisClient): client is IoredisClient {
  return (
    typeof Reflect.get(client, 'evalsha') === 'function' &&
    typeof Reflect.get(client, 'defineCommand') === 'function'
  );
}
