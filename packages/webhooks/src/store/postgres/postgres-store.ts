import type { Claim, EventStore } from '../event-store.ts';
import { readKept } from '../read-kept.ts';
import type { PostgresClient } from './postgres-client.ts';
import { DEFAULT_PREFIX, postgresTables } from './postgres-tables.ts';
import { statementsOf } from './statements.ts';

/** Options of `postgresStore`. */
export interface PostgresStoreOptions {
  /** What the names of the two tables begin with, perhaps with a schema, as `app.webhooks_`. Default: `webhooks_`. */
  prefix?: string;
  /** Whether the store creates its tables on first use; `false` if your migrations do, with `postgresTables`. Default: true. */
  create?: boolean;
}

/** Claims between two deletions of what has expired. */
const PRUNE_EVERY = 100;

/**
 * A store in Postgres 12 or newer, for several processes. Each method is one statement and one trip; all times are those of the
 * server. It deletes what has expired, now and then before a claim.
 *
 * @param client A pool, since each statement is its own transaction. For the isolation level `read committed`, the default.
 * @throws TypeError if `prefix` is not the beginning of a name.
 */
export function postgresStore(
  client: PostgresClient,
  { prefix = DEFAULT_PREFIX, create = true }: PostgresStoreOptions = {},
): EventStore {
  const tables = postgresTables(prefix);
  const statements = statementsOf(prefix);
  let ready: Promise<unknown> | undefined;
  let claims = 0;

  async function rowsOf(statement: string, ...values: unknown[]): Promise<unknown[]> {
    if (create) {
      ready ??= client.query(tables).catch((error: unknown) => {
        ready = undefined;
        throw error;
      });
      await ready;
    }
    return (await client.query(statement, values)).rows;
  }
  const changes = async (...statement: Parameters<typeof rowsOf>) => (await rowsOf(...statement)).length > 0;

  return {
    async claim(key, leaseMs, rememberMs): Promise<Claim> {
      if ((claims += 1) % PRUNE_EVERY === 0) for (const prune of statements.prunes) await rowsOf(prune);
      const token = crypto.randomUUID();
      const times = [leaseMs, rememberMs].map(Math.ceil);
      const [row] = await rowsOf(statements.claim, key, token, ...times);
      if (!row) return { state: 'busy' };
      const attempt = Number(columnOf(row, 'attempt'));
      return attempt > 0 ? { state: 'claimed', token, attempt } : { state: 'done' };
    },
    renew: (key, token, leaseMs) => changes(statements.renew, key, token, Math.ceil(leaseMs)),
    complete: (key, token, rememberMs) => changes(statements.complete, key, token, Math.ceil(rememberMs)),
    release: (key, token) => changes(statements.release, key, token),
    async keep(delivery, keepMs) {
      await rowsOf(statements.keep, delivery.id, Math.ceil(keepMs), JSON.stringify(delivery));
    },
    async kept(after = '', limit = 100) {
      const rows = await rowsOf(statements.kept, after, limit);
      return rows.map((row) => readKept(columnOf(row, 'delivery')));
    },
    forget: (id) => changes(statements.forget, id),
  };
}

function columnOf(row: unknown, name: string): unknown {
  return typeof row === 'object' && row !== null ? Reflect.get(row, name) : undefined;
}
