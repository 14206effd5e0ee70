import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PostgresClient } from '../../store/postgres/postgres-client.ts';
import type { IoredisClient, NodeRedisClient } from '../../store/redis/run-script.ts';

interface Emitter {
  on(event: 'error', listener: () => void): unknown;
}

interface RedisModule {
  createClient: (options: {
    url: string;
    socket: { reconnectStrategy: false; connectTimeout: number };
  }) => NodeRedisClient & Emitter & { connect(): Promise<unknown>; close(): Promise<unknown> };
}

interface IoredisModule {
  default: new (
    url: string,
    options: { retryStrategy: () => null; connectTimeout: number },
  ) => IoredisClient & Emitter & { ping(): Promise<unknown>; quit(): Promise<unknown> };
}

interface PgModule {
  default: {
    Pool: new (options: {
      connectionString: string;
      connectionTimeoutMillis: number;
    }) => PostgresClient & { query(text: string): Promise<unknown>; end(): Promise<void> };
  };
}

/** The client `redis` of the folder where the command runs; undefined where it is not installed. */
export async function loadNodeRedis(): Promise<RedisModule | undefined> {
  const loaded = (await load('redis')) ?? (await load('@redis/client'));
  if (loaded === undefined) return undefined;
  assertRedis(loaded);
  return loaded;
}

/** The client `ioredis`, in the same way. */
export async function loadIoredis(): Promise<IoredisModule | undefined> {
  const loaded = await load('ioredis');
  if (loaded === undefined) return undefined;
  assertIoredis(loaded);
  return loaded;
}

/** The client `pg`, in the same way. */
export async function loadPg(): Promise<PgModule | undefined> {
  const loaded = await load('pg');
  if (loaded === undefined) return undefined;
  assertPg(loaded);
  return loaded;
}

async function load(name: string): Promise<unknown> {
  const { resolve } = createRequire(join(process.cwd(), 'package.json'));
  let address: string;
  try {
    address = pathToFileURL(resolve(name)).href;
  } catch {
    return undefined;
  }
  return import(address);
}

function assertRedis(value: unknown): asserts value is RedisModule {
  assertExports(value, 'createClient');
}

function assertIoredis(value: unknown): asserts value is IoredisModule {
  assertExports(value, 'default');
}

function assertPg(value: unknown): asserts value is PgModule {
  assertExports(value, 'default');
}

function assertExports(value: unknown, name: string): void {
  if (typeof value !== 'object' || value === null || !(name in value))
    throw new TypeError(`The client of this folder does not export ${name}. Install a newer one.`);
}
