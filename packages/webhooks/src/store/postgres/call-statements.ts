import { NOW, pruneOf } from './expiry.ts';
import { DEFAULT_PREFIX } from './postgres-tables.ts';

/** The statements of the store of calls. What has expired is as if it were not there. */
export function callStatementsOf(prefix: string = DEFAULT_PREFIX) {
  const calls = `${prefix}calls`;
  const listOf = (condition: string) =>
    `SELECT key, version, call FROM ${calls} WHERE ${condition} AND key > $1 AND forget_at > ${NOW}
      ORDER BY key LIMIT $2::bigint`;
  return {
    load: `SELECT key, version, call FROM ${calls} WHERE key = $1 AND forget_at > ${NOW}`,
    insert: `INSERT INTO ${calls} AS old (key, version, call, is_open, forget_at)
      VALUES ($1, $2, $3, $4, ${NOW} + $5::bigint)
      ON CONFLICT (key) DO UPDATE SET version = excluded.version, call = excluded.call, is_open = excluded.is_open,
        forget_at = excluded.forget_at
      WHERE old.forget_at <= ${NOW} RETURNING key`,
    update: `UPDATE ${calls} SET version = $2, call = $3, is_open = $4, forget_at = ${NOW} + $5::bigint
      WHERE key = $1 AND version = $6 AND forget_at > ${NOW} RETURNING key`,
    open: listOf('is_open'),
    all: listOf('true'),
    prune: pruneOf(calls, 'key'),
  };
}
