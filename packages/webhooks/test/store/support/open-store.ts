import { createClient } from '@redis/client';
import { Redis } from 'ioredis';
import { Pool } from 'pg';
import type { EventStore } from '../../../src/index.ts';
import { postgresCallStore, postgresStore } from '../../../src/postgres.ts';
import { redisCallStore, redisStore } from '../../../src/redis.ts';
import { sqliteCallStore, sqliteStore } from '../../../src/sqlite.ts';
import type { CallStore } from '../../../src/tracker.ts';

export async function openStore(place: string): Promise<EventStore> {
  const { kind, path } = readPlace(place);
  if (kind === 'sqlite') return sqliteStore(path);
  return kind === 'postgres' ? postgresStore(newPool(path)) : redisStore(await connect(kind, path));
}

export async function openCallStore(place: string): Promise<CallStore> {
  const { kind, path } = readPlace(place);
  if (kind === 'sqlite') return sqliteCallStore(path);
  return kind === 'postgres' ? postgresCallStore(newPool(path)) : redisCallStore(await connect(kind, path));
}

function readPlace(place: string): { kind: string; path: string } {
  const [, kind = '', path = ''] = /^(\w+):(.*)$/.exec(place) ?? [];
  return { kind, path };
}

// A client without a listener ends the process when it loses its connection.

async function connect(kind: string, path: string) {
  if (kind === 'ioredis') return new Redis(path).on('error', () => {});
  return createClient({ socket: { path, tls: false } })
    .on('error', () => {})
    .connect();
}

function newPool(folder: string): Pool {
  return new Pool({ host: folder, user: 'postgres', max: 5 }).on('error', () => {});
}

export async function insist<Result>(action: () => Result | Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await action();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

const AT_ONCE = 10;

export async function tenAtOnce<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const rest = items.values();
  const next = async () => {
    for (const item of rest) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
}
