import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Redis from '@redis/client';
import type * as Ioredis from 'ioredis';
import type * as Pg from 'pg';
import { UserError } from '@telephony/command-line';
import type { EventStore } from '../store/event-store.ts';
import { usage } from './arguments.ts';

/** The variable of the environment that has the place of a store. */
const VARIABLE = 'TELEPHONY_WEBHOOKS_STORE';

/** Milliseconds to reach a database. */
const TIMEOUT = 5_000;

/** A store that is open. */
export interface OpenStore {
  store: EventStore;
  close: () => Promise<void>;
}

/**
 * Opens the store of a receiver: a file of SQLite, or a URL of Redis or Postgres, whose client is that of the folder where the
 * command runs.
 *
 * @param names What was given beside the options.
 * @param prefix That of its keys or tables. Default: that of the store.
 * @throws UserError where there is no such store or no client.
 */
export async function openStore(names: readonly string[], prefix: string | undefined): Promise<OpenStore> {
  const [named = process.env[VARIABLE], ...others] = names;
  if (named === undefined)
    throw usage(
      `Name the store: a file of SQLite, or a URL that begins with redis:// or postgres://, or set ${VARIABLE}.`,
    );
  if (others.length > 0) throw usage(`One store can be named, not also ${others.join(' ')}.`);
  const options = prefix === undefined ? {} : { prefix };
  if (/^rediss?:/.test(named)) return openRedis(named, options);
  if (/^postgres(ql)?:/.test(named)) return openPostgres(named, options);
  if (prefix !== undefined) throw usage('--prefix is of Redis and Postgres only.');
  return openFile(named);
}

async function openFile(path: string): Promise<OpenStore> {
  if (!existsSync(path))
    throw new UserError(`${path}: there is no such file. Give the path that sqliteStore was given.`);
  const { sqliteStore } = await import('../sqlite.ts');
  try {
    return { store: sqliteStore(path), close: async () => {} };
  } catch (cause) {
    throw new UserError(`${path}: ${cause instanceof Error ? cause.message : String(cause)}.`, { cause });
  }
}

async function openRedis(url: string, options: { prefix?: string }): Promise<OpenStore> {
  const { redisStore } = await import('../redis.ts');
  const redis = (await load('redis')) ?? (await load('@redis/client'));
  if (redis) {
    assertExports<typeof Redis>(redis, 'createClient');
    const client = redis.createClient({ url, socket: { reconnectStrategy: false, connectTimeout: TIMEOUT } });
    client.on('error', () => {});
    await reached('Redis', () => client.connect());
    return { store: redisStore(client, options), close: () => client.close() };
  }
  const ioredis = await load('ioredis');
  if (!ioredis) throw missing('redis or ioredis', 'redis');
  assertExports<typeof Ioredis>(ioredis, 'Redis');
  const client = new ioredis.Redis(url, { retryStrategy: () => null, connectTimeout: TIMEOUT });
  client.on('error', () => {});
  await reached('Redis', () => client.ping());
  return { store: redisStore(client, options), close: async () => void (await client.quit()) };
}

async function openPostgres(connectionString: string, options: { prefix?: string }): Promise<OpenStore> {
  const { postgresStore } = await import('../postgres.ts');
  const pg = await load('pg');
  if (!pg) throw missing('pg', 'pg');
  assertExports<typeof Pg>(pg, 'default');
  const pool = new pg.default.Pool({ connectionString, connectionTimeoutMillis: TIMEOUT });
  await reached('Postgres', () => pool.query('SELECT 1'));
  return { store: postgresStore(pool, options), close: () => pool.end() };
}

function missing(packages: string, install: string): UserError {
  return new UserError(
    `${packages} is not installed in this folder. Run the command in that of the receiver, or: npm install ${install}`,
  );
}

async function reached(name: string, connect: () => Promise<unknown>): Promise<void> {
  try {
    await connect();
  } catch (cause) {
    const { code = '' } = cause instanceof Error && 'code' in cause ? { code: String(cause.code) } : {};
    throw new UserError(
      `${name} cannot be reached${code && ` (${code})`}. Look at the URL, and whether it runs.`,
      {
        cause,
      },
    );
  }
}

/** Imports a client that is installed in the folder where the command runs; undefined where it is not. */
async function load(name: string): Promise<object | undefined> {
  const { resolve } = createRequire(join(process.cwd(), 'package.json'));
  let address: string;
  try {
    address = pathToFileURL(resolve(name)).href;
  } catch {
    return undefined;
  }
  const loaded: unknown = await import(address);
  return typeof loaded === 'object' && loaded !== null ? loaded : undefined;
}

/** Checks that a client that was loaded is the one that is expected. */
function assertExports<Module>(value: object, name: keyof Module & string): asserts value is Module & object {
  if (!(name in value))
    throw new TypeError(`The client of this folder does not export ${name}. Install a newer one.`);
}
