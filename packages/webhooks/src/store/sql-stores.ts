import { type CallStore, readCall } from '../tracker/keep/call-store.ts';
import { fieldOf } from '../values.ts';
import { type EventStore, readKept } from './event-store.ts';
import { bareName, type Schema } from './schema.ts';

type Query = (text: string, ...values: (string | number | boolean)[]) => Promise<unknown[]>;

interface Dialect {
  /** Milliseconds since 1970. */
  now: string;
  greatest: string;
  /** Text ordered by its bytes. */
  text: string;
  forDeletion: string;
  /** The first statement that returns a row counts. */
  claims: (claim: string, done: string) => string[];
}

export const SQLITE: Dialect = {
  now: "CAST((julianday('now') - 2440587.5) * 86400000 AS BIGINT)",
  greatest: 'max',
  text: 'text',
  forDeletion: '',
  claims: (claim, done) => [claim, done],
};

export const POSTGRES: Dialect = {
  now: '(extract(epoch FROM statement_timestamp()) * 1000)::bigint',
  greatest: 'greatest',
  text: 'text COLLATE "C"',
  forDeletion: 'FOR UPDATE SKIP LOCKED',
  // In one trip. No row: another process has the event.
  claims: (claim, done) => [`WITH claimed AS (${claim}) SELECT attempt FROM claimed UNION ALL ${done}`],
};

export const DEFAULT_PREFIX = 'webhooks_';

export function storesSchema({ text }: Dialect, prefix: string): Schema {
  const bare = bareName(prefix);
  const tables = `
  CREATE TABLE IF NOT EXISTS ${prefix}events (
    key ${text} PRIMARY KEY,
    token text,
    busy_until bigint NOT NULL,
    forget_at bigint NOT NULL,
    attempt integer NOT NULL
  );
  CREATE INDEX IF NOT EXISTS ${bare}events_forget_at ON ${prefix}events (forget_at);
  CREATE TABLE IF NOT EXISTS ${prefix}kept (
    id ${text} PRIMARY KEY,
    forget_at bigint NOT NULL,
    delivery text NOT NULL
  );
  CREATE INDEX IF NOT EXISTS ${bare}kept_forget_at ON ${prefix}kept (forget_at);
  CREATE TABLE IF NOT EXISTS ${prefix}calls (
    key ${text} PRIMARY KEY,
    version text NOT NULL,
    call text NOT NULL,
    is_open boolean NOT NULL,
    forget_at bigint NOT NULL
  );
  CREATE INDEX IF NOT EXISTS ${bare}calls_forget_at ON ${prefix}calls (forget_at);`;
  // An index of the same name may have another condition, which no statement uses.
  const openCalls = `
  DROP INDEX IF EXISTS ${prefix}calls_open;
  CREATE INDEX ${bare}calls_open ON ${prefix}calls (key) WHERE is_open;`;
  return { prefix, part: 'stores', steps: [tables, openCalls] };
}

const bigint = (value: string) => `CAST(${value} AS bigint)`;

// Nobody can claim an event before `busy_until`. A completed event has no token and is busy until `forget_at`.
export function createEventStore(
  query: Query,
  dialect: Dialect,
  prefix: string = DEFAULT_PREFIX,
): EventStore {
  const { now, greatest } = dialect;
  const events = `${prefix}events`;
  const kept = `${prefix}kept`;
  const own = `WHERE key = $1 AND token = $2 AND forget_at > ${now} RETURNING key`;
  const end = `${now} + ${bigint('$3')}`;
  const claims = dialect.claims(
    `INSERT INTO ${events} AS event (key, token, busy_until, forget_at, attempt)
      VALUES ($1, $2, ${end}, ${now} + ${greatest}(${bigint('$3')}, ${bigint('$4')}), 1)
      ON CONFLICT (key) DO UPDATE SET token = excluded.token, busy_until = excluded.busy_until,
        forget_at = excluded.forget_at,
        attempt = CASE WHEN event.forget_at <= ${now} THEN 1 ELSE event.attempt + 1 END
      WHERE event.busy_until <= ${now} RETURNING attempt`,
    `SELECT 0 AS attempt FROM ${events} WHERE key = $1 AND token IS NULL AND busy_until > ${now}`,
  );
  const prune = createPruner(query, dialect, [
    [events, 'key'],
    [kept, 'id'],
  ]);
  const changes = async (...statement: Parameters<Query>) => (await query(...statement)).length > 0;

  return {
    async claim(key, leaseMs, rememberMs) {
      await prune();
      const token = crypto.randomUUID();
      for (const statement of claims) {
        const [row] = await query(statement, key, token, Math.ceil(leaseMs), Math.ceil(rememberMs));
        const attempt = Number(fieldOf(row, 'attempt'));
        if (row) return attempt > 0 ? { state: 'claimed', token, attempt } : { state: 'done' };
      }
      return { state: 'busy' };
    },
    renew: (key, token, leaseMs) =>
      changes(
        `UPDATE ${events} SET busy_until = ${end}, forget_at = ${greatest}(forget_at, ${end}) ${own}`,
        key,
        token,
        Math.ceil(leaseMs),
      ),
    complete: (key, token, rememberMs) =>
      changes(
        `UPDATE ${events} SET token = NULL, busy_until = ${end}, forget_at = ${end} ${own}`,
        key,
        token,
        Math.ceil(rememberMs),
      ),
    release: (key, token) => changes(`UPDATE ${events} SET token = NULL, busy_until = 0 ${own}`, key, token),
    async keep(delivery, keepMs) {
      await query(
        `INSERT INTO ${kept} (id, delivery, forget_at) VALUES ($1, $2, ${end})
          ON CONFLICT (id) DO UPDATE SET forget_at = excluded.forget_at, delivery = excluded.delivery RETURNING id`,
        delivery.id,
        JSON.stringify(delivery),
        Math.ceil(keepMs),
      );
    },
    async kept(after = '', limit = 100) {
      const text = `SELECT delivery FROM ${kept} WHERE id > $1 AND forget_at > ${now} ORDER BY id LIMIT ${bigint('$2')}`;
      return (await query(text, after, limit)).map((row) => readKept(fieldOf(row, 'delivery')));
    },
    forget: (id) => changes(`DELETE FROM ${kept} WHERE id = $1 AND forget_at > ${now} RETURNING id`, id),
  };
}

export function createCallStore(query: Query, dialect: Dialect, prefix: string = DEFAULT_PREFIX): CallStore {
  const { now } = dialect;
  const calls = `${prefix}calls`;
  const prune = createPruner(query, dialect, [[calls, 'key']]);
  const list = async (condition: string, after = '', limit = 100) => {
    const text = `SELECT key, version, call FROM ${calls} WHERE ${condition} key > $1 AND forget_at > ${now}
      ORDER BY key LIMIT ${bigint('$2')}`;
    return (await query(text, after, limit)).map(readCall);
  };
  return {
    async load(key) {
      const text = `SELECT key, version, call FROM ${calls} WHERE key = $1 AND forget_at > ${now}`;
      return (await query(text, key)).map(readCall)[0];
    },
    async save(key, call, { version, isOpen, keepMs }) {
      await prune();
      const values = [key, crypto.randomUUID(), JSON.stringify(call), isOpen, Math.ceil(keepMs)];
      const end = `${now} + ${bigint('$5')}`;
      const rows =
        version === null
          ? await query(
              `INSERT INTO ${calls} AS old (key, version, call, is_open, forget_at) VALUES ($1, $2, $3, $4, ${end})
              ON CONFLICT (key) DO UPDATE SET version = excluded.version, call = excluded.call,
                is_open = excluded.is_open, forget_at = excluded.forget_at
              WHERE old.forget_at <= ${now} RETURNING key`,
              ...values,
            )
          : await query(
              `UPDATE ${calls} SET version = $2, call = $3, is_open = $4, forget_at = ${end}
              WHERE key = $1 AND version = $6 AND forget_at > ${now} RETURNING key`,
              ...values,
              version,
            );
      return rows.length > 0;
    },
    open: (after, limit) => list('is_open AND', after, limit),
    all: (after, limit) => list('', after, limit),
  };
}

const WRITES_PER_PRUNING = 100;
const MAX_PRUNED_ROWS = 1_000;

function createPruner(
  query: Query,
  { now, forDeletion }: Dialect,
  tables: readonly (readonly [table: string, key: string])[],
): () => Promise<void> {
  let writes = 0;
  return async () => {
    if ((writes += 1) % WRITES_PER_PRUNING !== 0) return;
    for (const [table, key] of tables)
      await query(`DELETE FROM ${table} WHERE ${key} IN (
        SELECT ${key} FROM ${table} WHERE forget_at <= ${now} LIMIT ${MAX_PRUNED_ROWS} ${forDeletion}) RETURNING ${key}`);
  };
}
