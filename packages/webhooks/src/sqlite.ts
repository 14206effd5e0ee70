import type { EventStore } from './store/event-store.ts';
import { callStoreOn, DEFAULT_PREFIX, eventStoreOn, SQLITE, tablesOf } from './store/sql-stores.ts';
import { createSqliteQuery, type SqliteLike } from './store/sqlite-database.ts';
import type { CallStore } from './tracker/keep/call-store.ts';

export type { SqliteLike } from './store/sqlite-database.ts';

const TABLES = tablesOf(SQLITE, DEFAULT_PREFIX);

/**
 * A store in a file of SQLite, for several processes of one machine. It creates its tables, and deletes what has expired. Each
 * method is one statement and blocks the process while it runs, for two seconds at most if others are writing.
 *
 * @param place The path of the file, which is created, or a database of your own, as `node:sqlite` has it: then its journal and
 *   timeout are your concern.
 * @throws Error if the file cannot be opened, or Node is older than 22.13 and was started without `--experimental-sqlite`.
 */
export function sqliteStore(place: string | SqliteLike): EventStore {
  return eventStoreOn(createSqliteQuery(place, TABLES), SQLITE);
}

/**
 * Calls of a tracker in a file of SQLite, for several processes of one machine. It creates its tables, and deletes what has
 * expired. Each method is one statement and blocks the process while it runs, for two seconds at most if others are writing.
 *
 * @param place The path of the file, which is created, or a database of your own, perhaps that of `sqliteStore`: then its journal
 *   and timeout are your concern.
 * @throws Error if the file cannot be opened, or Node is older than 22.13 and was started without `--experimental-sqlite`.
 */
export function sqliteCallStore(place: string | SqliteLike): CallStore {
  return callStoreOn(createSqliteQuery(place, TABLES), SQLITE);
}
