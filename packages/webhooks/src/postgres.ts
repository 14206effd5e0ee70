import { type Claim, type EventStore, readKept } from './store/event-store.ts';
import { fieldOf } from './field-of.ts';
import { bareName, createQuery, creating, type PostgresClient } from './store/postgres-query.ts';
import { type CallStore, readCall } from './tracker/keep/call-store.ts';

export type { PostgresClient } from './store/postgres-query.ts';

/** Options of `postgresStore` and `postgresCallStore`. */
export interface PostgresStoreOptions {
  /** What the names of the tables begin with, perhaps with a schema, as `app.webhooks_`. Default: `webhooks_`. */
  prefix?: string;
  /** Whether the store creates its tables on first use; `false` if your migrations do, with `postgresTables`. Default: true. */
  create?: boolean;
}

/**
 * A store in Postgres 12 or newer, for several processes. Each method is one statement and one trip; all times are those of the
 * server. It deletes what has expired, now and then before a claim.
 *
 * @param client A pool, since each statement is its own transaction. For the isolation level `read committed`, the default.
 * @throws TypeError if `prefix` is not the beginning of a name.
 */
export function postgresStore(client: PostgresClient, options: PostgresStoreOptions = {}): EventStore {
  const query = createQuery(client, postgresTables(options.prefix), options.create);
  const statements = statementsOf(options.prefix);
  let claims = 0;
  const changes = async (...statement: Parameters<typeof query>) => (await query(...statement)).length > 0;

  return {
    async claim(key, leaseMs, rememberMs): Promise<Claim> {
      if ((claims += 1) % PRUNE_EVERY === 0) for (const prune of statements.prunes) await query(prune);
      const token = crypto.randomUUID();
      const times = [leaseMs, rememberMs].map(Math.ceil);
      const [row] = await query(statements.claim, key, token, ...times);
      if (!row) return { state: 'busy' };
      const attempt = Number(fieldOf(row, 'attempt'));
      return attempt > 0 ? { state: 'claimed', token, attempt } : { state: 'done' };
    },
    renew: (key, token, leaseMs) => changes(statements.renew, key, token, Math.ceil(leaseMs)),
    complete: (key, token, rememberMs) => changes(statements.complete, key, token, Math.ceil(rememberMs)),
    release: (key, token) => changes(statements.release, key, token),
    async keep(delivery, keepMs) {
      await query(statements.keep, delivery.id, Math.ceil(keepMs), JSON.stringify(delivery));
    },
    async kept(after = '', limit = 100) {
      const rows = await query(statements.kept, after, limit);
      return rows.map((row) => readKept(fieldOf(row, 'delivery')));
    },
    forget: (id) => changes(statements.forget, id),
  };
}

/**
 * The statements of the store. Nobody can claim an event before `busy_until`; it has no token once it is completed, and then
 * `busy_until` is `forget_at`, or released.
 */
function statementsOf(prefix: string = DEFAULT_PREFIX) {
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

/**
 * Calls of a tracker in Postgres 12 or newer, for several processes. Each method is one statement and one trip; all times are
 * those of the server. It deletes what has expired, now and then before it saves.
 *
 * @param client A pool, since each statement is its own transaction. For the isolation level `read committed`, the default.
 * @throws TypeError if `prefix` is not the beginning of a name.
 */
export function postgresCallStore(client: PostgresClient, options: PostgresStoreOptions = {}): CallStore {
  const query = createQuery(client, postgresTables(options.prefix), options.create);
  const statements = callStatementsOf(options.prefix);
  let saves = 0;
  return {
    async load(key) {
      const [row] = await query(statements.load, key);
      return row === undefined ? undefined : readCall(row);
    },
    async save(key, call, { version, isOpen, keepMs }) {
      if ((saves += 1) % PRUNE_EVERY === 0) await query(statements.prune);
      const values = [key, crypto.randomUUID(), JSON.stringify(call), isOpen, Math.ceil(keepMs)];
      const rows =
        version === null
          ? await query(statements.insert, ...values)
          : await query(statements.update, ...values, version);
      return rows.length > 0;
    },
    open: async (after = '', limit = 100) => (await query(statements.open, after, limit)).map(readCall),
    all: async (after = '', limit = 100) => (await query(statements.all, after, limit)).map(readCall),
  };
}

/** The statements of the store of calls. What has expired is as if it were not there. */
function callStatementsOf(prefix: string = DEFAULT_PREFIX) {
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

/** The default of `prefix`. */
const DEFAULT_PREFIX = 'webhooks_';

/**
 * The SQL that creates the tables of both stores where they are not there, as one statement, for your migrations.
 *
 * @param prefix As in the options of the store. Default: `webhooks_`.
 * @throws TypeError if `prefix` is not a name of lower-case letters, digits and underscores, perhaps after a schema and a dot.
 */
export function postgresTables(prefix: string = DEFAULT_PREFIX): string {
  const bare = bareName(prefix);
  return creating(
    prefix,
    `
  CREATE TABLE IF NOT EXISTS ${prefix}events (
    key text COLLATE "C" PRIMARY KEY,
    token text,
    busy_until bigint NOT NULL,
    forget_at bigint NOT NULL,
    attempt integer NOT NULL
  );
  CREATE INDEX IF NOT EXISTS ${bare}events_forget_at ON ${prefix}events (forget_at);
  CREATE TABLE IF NOT EXISTS ${prefix}kept (
    id text COLLATE "C" PRIMARY KEY,
    forget_at bigint NOT NULL,
    delivery text NOT NULL
  );
  CREATE INDEX IF NOT EXISTS ${bare}kept_forget_at ON ${prefix}kept (forget_at);
  CREATE TABLE IF NOT EXISTS ${prefix}calls (
    key text COLLATE "C" PRIMARY KEY,
    version text NOT NULL,
    call text NOT NULL,
    is_open boolean NOT NULL,
    forget_at bigint NOT NULL
  );
  CREATE INDEX IF NOT EXISTS ${bare}calls_open ON ${prefix}calls (key) WHERE is_open;
  CREATE INDEX IF NOT EXISTS ${bare}calls_forget_at ON ${prefix}calls (forget_at);`,
  );
}

/** Milliseconds since 1970, by the clock of the server. */
const NOW = '(extract(epoch FROM statement_timestamp()) * 1000)::bigint';

/** How much is deleted at a time. */
const PRUNE_MOST = 1_000;

/** The statement that deletes what has expired of a table. */
function pruneOf(table: string, key: string): string {
  return `DELETE FROM ${table} WHERE ${key} IN (
    SELECT ${key} FROM ${table} WHERE forget_at <= ${NOW} LIMIT ${PRUNE_MOST} FOR UPDATE SKIP LOCKED)`;
}

/** Writes of a store between two deletions of what has expired. */
const PRUNE_EVERY = 100;
