import { createClient } from '@redis/client';
import { Redis } from 'ioredis';
import { Pool } from 'pg';
import type { EventStore } from '../../../src/index.ts';
import { postgresStore } from '../../../src/postgres.ts';
import { redisStore } from '../../../src/redis.ts';
import { sqliteStore } from '../../../src/sqlite.ts';

/**
 * Opens a store, as the processes of tests do.
 *
 * @param place `sqlite:` and a file, `redis:` or `ioredis:` and a socket, or `postgres:` and the folder of its socket.
 */
export async function openStore(place: string): Promise<EventStore> {
  const [, kind, path = ''] = /^(\w+):(.*)$/.exec(place) ?? [];
  if (kind === 'sqlite') return sqliteStore(path);
  // A client without a listener ends the process when it loses its connection.
  if (kind === 'redis') {
    const client = createClient({ socket: { path, tls: false } }).on('error', () => {});
    return redisStore(await client.connect());
  }
  if (kind === 'ioredis') return redisStore(new Redis(path).on('error', () => {}));
  return postgresStore(new Pool({ host: path, user: 'postgres', max: 5 }).on('error', () => {}));
}
