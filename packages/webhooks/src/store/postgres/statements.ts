import { NOW, pruneOf } from './expiry.ts';
import { DEFAULT_PREFIX } from './postgres-tables.ts';

/**
 * The statements of the store. Nobody can claim an event before `busy_until`; it has no token once it is completed, and then
 * `busy_until` is `forget_at`, or released.
 */
export function statementsOf(prefix: string = DEFAULT_PREFIX) {
  const events = `${prefix}events`;
  const kept = `${prefix}kept`;
  const own = `WHERE key = $1 AND token = $2 AND forget_at > ${NOW} RETURNING key`;
  return {
    /** A row for what is claimed or done. None, also where another one has just claimed or completed it, is busy. */
    claim: `WITH claimed AS (
        INSERT INTO ${events} AS event (key, token, busy_until, forget_at, attempt)
        VALUES ($1, $2, ${NOW} + $3::bigint, ${NOW} + greatest($3::bigint, $4::bigint), 1)
        ON CONFLICT (key) DO UPDATE SET token = excluded.token, busy_until = excluded.busy_until,
          forget_at = excluded.forget_at,
          attempt = CASE WHEN event.forget_at <= ${NOW} THEN 1 ELSE event.attempt + 1 END
        WHERE event.busy_until <= ${NOW} RETURNING attempt
      )
      SELECT attempt FROM claimed UNION ALL
      SELECT 0 FROM ${events} WHERE key = $1 AND token IS NULL AND busy_until > ${NOW}`,
    renew: `UPDATE ${events} SET busy_until = ${NOW} + $3::bigint, forget_at = greatest(forget_at, ${NOW} + $3::bigint) ${own}`,
    complete: `UPDATE ${events} SET token = NULL, busy_until = ${NOW} + $3::bigint, forget_at = ${NOW} + $3::bigint ${own}`,
    release: `UPDATE ${events} SET token = NULL, busy_until = 0 ${own}`,
    keep: `INSERT INTO ${kept} (id, forget_at, delivery) VALUES ($1, ${NOW} + $2::bigint, $3)
      ON CONFLICT (id) DO UPDATE SET forget_at = excluded.forget_at, delivery = excluded.delivery`,
    kept: `SELECT delivery FROM ${kept} WHERE id > $1 AND forget_at > ${NOW} ORDER BY id LIMIT $2::bigint`,
    forget: `DELETE FROM ${kept} WHERE id = $1 AND forget_at > ${NOW} RETURNING id`,
    prunes: [pruneOf(events, 'key'), pruneOf(kept, 'id')],
  };
}
