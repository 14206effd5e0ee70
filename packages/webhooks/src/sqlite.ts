/** Stores in a file of SQLite, for several processes of one machine. Needs Node 22.13 or newer. */
export { sqliteCallStore } from './store/sqlite/sqlite-call-store.ts';
export type { SqliteLike } from './store/sqlite/sqlite-like.ts';
export { sqliteStore } from './store/sqlite/sqlite-store.ts';
