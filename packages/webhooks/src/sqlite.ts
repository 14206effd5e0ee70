/** A store in a file of SQLite, for several processes of one machine. Needs Node 22.13 or newer. */
export { sqliteStore } from './store/sqlite-store.ts';
