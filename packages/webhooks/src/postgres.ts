import type { EventStore } from './store/event-store.ts';
import { createQuery, type PostgresClient, postgresSchema } from './store/postgres-query.ts';
import {
  createCallStore,
  createEventStore,
  DEFAULT_PREFIX,
  POSTGRES,
  storesSchema,
} from './store/sql-stores.ts';
import type { CallStore } from './tracker/keep/call-store.ts';

export type { PostgresClient } from './store/postgres-query.ts';

/** Options of `postgresStore` and `postgresCallStore`. */
export interface PostgresStoreOptions {
  /** Prefix of the tables, perhaps with a schema: `app.webhooks_`. Default: `webhooks_`. */
  prefix?: string;
  /** `false` if your migrations create the tables, with `postgresTables`. Default: true. */
  create?: boolean;
}

/**
 * Creates a store in Postgres 12 or newer, for several processes, which uses the server's clock.
 *
 * @param client A pool with the isolation level `read committed`, the default.
 * @throws TypeError if `prefix` is not the beginning of a name.
 */
export function postgresStore(client: PostgresClient, options: PostgresStoreOptions = {}): EventStore {
  const query = createQuery(client, schemaFor(options.prefix), options.create);
  return createEventStore(query, POSTGRES, options.prefix);
}

/** Creates a store for calls of a tracker in Postgres, as `postgresStore` does for events. */
export function postgresCallStore(client: PostgresClient, options: PostgresStoreOptions = {}): CallStore {
  const query = createQuery(client, schemaFor(options.prefix), options.create);
  return createCallStore(query, POSTGRES, options.prefix);
}

/**
 * Returns the SQL that creates the tables of both stores, or brings those of an older release up to date, as one statement.
 *
 * @throws TypeError as the stores do.
 */
export function postgresTables(prefix?: string): string {
  return postgresSchema(schemaFor(prefix));
}

const schemaFor = (prefix = DEFAULT_PREFIX) => storesSchema(POSTGRES, prefix);
