import type { EventStore } from './store/event-store.ts';
import {
  createCallStore,
  createEventStore,
  DEFAULT_PREFIX,
  SQLITE,
  storesSchema,
} from './store/sql-stores.ts';
import { createSqliteQuery, type SqliteLike } from './store/sqlite-database.ts';
import type { CallStore } from './tracker/keep/call-store.ts';

export type { SqliteLike } from './store/sqlite-database.ts';

const SCHEMA = storesSchema(SQLITE, DEFAULT_PREFIX);

/**
 * Creates a store in an SQLite file, for several processes of one machine. Each method is one statement. While another process has
 * locked the file, it waits, for five seconds at most, and blocks nothing.
 *
 * @param place The path of the file, which is created, or a database of `node:sqlite`, with your own journal mode and timeout.
 * @throws Error if the file cannot be opened, or a newer release has changed its tables, or Node is older than 22.13 and was started without `--experimental-sqlite`.
 */
export function sqliteStore(place: string | SqliteLike): EventStore {
  return createEventStore(createSqliteQuery(place, SCHEMA), SQLITE);
}

/** Creates a store for calls of a tracker in an SQLite file, as `sqliteStore` does for events; both may share it. */
export function sqliteCallStore(place: string | SqliteLike): CallStore {
  return createCallStore(createSqliteQuery(place, SCHEMA), SQLITE);
}
