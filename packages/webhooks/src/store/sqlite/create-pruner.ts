import type { SqliteLike } from './sqlite-like.ts';

/** Writes between two deletions of what has expired, and how much is deleted then. */
const EVERY = 100;
const MOST = 1_000;

/**
 * Creates what deletes rows whose `forget_at` is over, a limited number now and then.
 *
 * @param tables The tables with their keys.
 * @returns To be called at each write, with the time in milliseconds since 1970.
 */
export function createPruner(
  database: SqliteLike,
  tables: readonly (readonly [table: string, key: string])[],
): (now: number) => void {
  const prunes = tables.map(([table, key]) =>
    database.prepare(
      `DELETE FROM ${table} WHERE ${key} IN (SELECT ${key} FROM ${table} WHERE forget_at <= ? LIMIT ${MOST})`,
    ),
  );
  let writes = 0;
  return (now) => {
    if ((writes += 1) % EVERY === 0) for (const prune of prunes) prune.run(now);
  };
}
