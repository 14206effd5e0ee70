/** Stores in Postgres, for several processes. */
export { postgresCallStore } from './store/postgres/postgres-call-store.ts';
export type { PostgresClient } from './store/postgres/postgres-client.ts';
export { postgresStore } from './store/postgres/postgres-store.ts';
export type { PostgresStoreOptions } from './store/postgres/postgres-store-options.ts';
export { postgresTables } from './store/postgres/postgres-tables.ts';
