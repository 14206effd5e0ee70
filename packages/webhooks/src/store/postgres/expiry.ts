/** Milliseconds since 1970, by the clock of the server. */
export const NOW = '(extract(epoch FROM statement_timestamp()) * 1000)::bigint';

/** How much is deleted at a time. */
const PRUNE_MOST = 1_000;

/** The statement that deletes what has expired of a table. */
export function pruneOf(table: string, key: string): string {
  return `DELETE FROM ${table} WHERE ${key} IN (
    SELECT ${key} FROM ${table} WHERE forget_at <= ${NOW} LIMIT ${PRUNE_MOST} FOR UPDATE SKIP LOCKED)`;
}

/** Writes of a store between two deletions of what has expired. */
export const PRUNE_EVERY = 100;
