import type { EventStore } from './store/event-store.ts';
import { createQuery, creating, type PostgresClient } from './store/postgres-query.ts';
import { callStoreOn, DEFAULT_PREFIX, eventStoreOn, POSTGRES, tablesOf } from './store/sql-stores.ts';
import type { CallStore } from './tracker/keep/call-store.ts';

export type { PostgresClient } from './store/postgres-query.ts';

/** Options of `postgresStore` and `postgresCallStore`. */
export interface PostgresStoreOptions {
  /** What the names of the tables begin with, perhaps with a schema, as `app.webhooks_`. Default: `webhooks_`. */
  prefix?: string;
  /** Whether the store creates its tables on first use; `false` if your migrations do, with `postgresTables`. Default: true. */
  create?: boolean;
}

/**
 * A store in Postgres 12 or newer, for several processes. Each method is one statement and one trip; all times are those of the
 * server. It deletes what has expired, now and then before a claim.
 *
 * @param client A pool, since each statement is its own transaction. For the isolation level `read committed`, the default.
 * @throws TypeError if `prefix` is not the beginning of a name.
 */
export function postgresStore(client: PostgresClient, options: PostgresStoreOptions = {}): EventStore {
  const query = createQuery(client, postgresTables(options.prefix), options.create);
  return eventStoreOn(query, POSTGRES, options.prefix);
}

/**
 * Calls of a tracker in Postgres 12 or newer, for several processes. Each method is one statement and one trip; all times are
 * those of the server. It deletes what has expired, now and then before it saves.
 *
 * @param client A pool, since each statement is its own transaction. For the isolation level `read committed`, the default.
 * @throws TypeError if `prefix` is not the beginning of a name.
 */
export function postgresCallStore(client: PostgresClient, options: PostgresStoreOptions = {}): CallStore {
  const query = createQuery(client, postgresTables(options.prefix), options.create);
  return callStoreOn(query, POSTGRES, options.prefix);
}

/**
 * The SQL that creates the tables of both stores where they are not there, as one statement, for your migrations.
 *
 * @param prefix As in the options of the store. Default: `webhooks_`.
 * @throws TypeError if `prefix` is not a name of lower-case letters, digits and underscores, perhaps after a schema and a dot.
 */
export function postgresTables(prefix: string = DEFAULT_PREFIX): string {
  return creating(prefix, tablesOf(POSTGRES, prefix));
}
