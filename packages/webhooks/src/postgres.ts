/** A store in Postgres, for several processes. */
export { postgresStore, type PostgresStoreOptions } from './store/postgres/postgres-store.ts';
export { postgresTables } from './store/postgres/postgres-tables.ts';
export type { PostgresClient } from './store/postgres/postgres-client.ts';
