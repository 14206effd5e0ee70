import { type EventStore, readKept } from './store/event-store.ts';
import { databaseAt, type SqliteLike } from './store/sqlite-database.ts';
import { type CallStore, readCall } from './tracker/keep/call-store.ts';

export type { SqliteLike } from './store/sqlite-database.ts';

/**
 * Nobody can claim an event before `busy_until`; it has no token once it is completed, and then `busy_until` is `forget_at`, or
 * released.
 */
const TABLES = `
CREATE TABLE IF NOT EXISTS webhooks_events (
  key TEXT PRIMARY KEY, token TEXT, busy_until INTEGER NOT NULL, forget_at INTEGER NOT NULL, attempt INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS webhooks_events_forget_at ON webhooks_events (forget_at);
CREATE TABLE IF NOT EXISTS webhooks_kept (
  id TEXT PRIMARY KEY, forget_at INTEGER NOT NULL, delivery TEXT NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS webhooks_kept_forget_at ON webhooks_kept (forget_at);`;

/**
 * A store in a file of SQLite, for several processes of one machine. It creates its tables, and deletes what has expired. Each
 * method is one statement and blocks the process while it runs, for two seconds at most if others are writing.
 *
 * @param place The path of the file, which is created, or a database of your own, as `node:sqlite` has it: then its journal and
 *   timeout are your concern.
 * @throws Error if the file cannot be opened, or Node is older than 22.13 and was started without `--experimental-sqlite`.
 */
export function sqliteStore(place: string | SqliteLike): EventStore {
  const database = databaseAt(place, TABLES);
  // Without numbers: Node 22 does not bind values to `?1`.
  const claim = database.prepare(`
    INSERT INTO webhooks_events (key, token, busy_until, forget_at, attempt) VALUES (?, ?, ?, ?, 1)
    ON CONFLICT (key) DO UPDATE SET token = excluded.token, busy_until = excluded.busy_until, forget_at = excluded.forget_at,
      attempt = CASE WHEN forget_at <= ? THEN 1 ELSE attempt + 1 END
    WHERE busy_until <= ? RETURNING attempt`);
  const isDone = database.prepare(
    'SELECT 1 FROM webhooks_events WHERE key = ? AND token IS NULL AND busy_until > ?',
  );
  const OWN = 'WHERE key = ? AND token = ? AND forget_at > ?';
  const renew = database.prepare(
    `UPDATE webhooks_events SET busy_until = ?, forget_at = max(forget_at, ?) ${OWN}`,
  );
  const complete = database.prepare(
    `UPDATE webhooks_events SET token = NULL, busy_until = ?, forget_at = ? ${OWN}`,
  );
  const release = database.prepare(`UPDATE webhooks_events SET token = NULL, busy_until = 0 ${OWN}`);
  const keep = database.prepare(
    `INSERT INTO webhooks_kept (id, forget_at, delivery) VALUES (?, ?, ?)
     ON CONFLICT (id) DO UPDATE SET forget_at = excluded.forget_at, delivery = excluded.delivery`,
  );
  const kept = database.prepare(
    'SELECT delivery FROM webhooks_kept WHERE id > ? AND forget_at > ? ORDER BY id LIMIT ?',
  );
  const forget = database.prepare('DELETE FROM webhooks_kept WHERE id = ? AND forget_at > ?');
  const prune = createPruner(database, [
    ['webhooks_events', 'key'],
    ['webhooks_kept', 'id'],
  ]);

  return {
    claim(key, leaseMs, rememberMs) {
      const now = Date.now();
      prune(now);
      const token = crypto.randomUUID();
      const forgetAt = now + Math.ceil(Math.max(leaseMs, rememberMs));
      const claimed = claim.get(key, token, now + Math.ceil(leaseMs), forgetAt, now, now);
      if (claimed) return { state: 'claimed', token, attempt: Number(Reflect.get(claimed, 'attempt')) };
      return { state: isDone.get(key, now) ? 'done' : 'busy' };
    },
    renew(key, token, leaseMs) {
      const now = Date.now();
      const end = now + Math.ceil(leaseMs);
      return renew.run(end, end, key, token, now).changes > 0;
    },
    complete(key, token, rememberMs) {
      const now = Date.now();
      const end = now + Math.ceil(rememberMs);
      return complete.run(end, end, key, token, now).changes > 0;
    },
    release: (key, token) => release.run(key, token, Date.now()).changes > 0,
    keep(delivery, keepMs) {
      keep.run(delivery.id, Date.now() + Math.ceil(keepMs), JSON.stringify(delivery));
    },
    kept: (after = '', limit = 100) =>
      kept.all(after, Date.now(), limit).map((row) => readKept(Reflect.get(row, 'delivery'))),
    forget: (id) => forget.run(id, Date.now()).changes > 0,
  };
}

const TABLE = `
CREATE TABLE IF NOT EXISTS webhooks_calls (
  key TEXT PRIMARY KEY, version TEXT NOT NULL, call TEXT NOT NULL, is_open INTEGER NOT NULL, forget_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS webhooks_calls_open ON webhooks_calls (key) WHERE is_open = 1;
CREATE INDEX IF NOT EXISTS webhooks_calls_forget_at ON webhooks_calls (forget_at);`;

/**
 * Calls of a tracker in a file of SQLite, for several processes of one machine. It creates its table, and deletes what has
 * expired. Each method is one statement and blocks the process while it runs, for two seconds at most if others are writing.
 *
 * @param place The path of the file, which is created, or a database of your own, perhaps that of `sqliteStore`: then its journal
 *   and timeout are your concern.
 * @throws Error if the file cannot be opened, or Node is older than 22.13 and was started without `--experimental-sqlite`.
 */
export function sqliteCallStore(place: string | SqliteLike): CallStore {
  const database = databaseAt(place, TABLE);
  const load = database.prepare(
    'SELECT key, version, call FROM webhooks_calls WHERE key = ? AND forget_at > ?',
  );
  const open = database.prepare(
    'SELECT key, version, call FROM webhooks_calls WHERE is_open = 1 AND key > ? AND forget_at > ? ORDER BY key LIMIT ?',
  );
  const all = database.prepare(
    'SELECT key, version, call FROM webhooks_calls WHERE key > ? AND forget_at > ? ORDER BY key LIMIT ?',
  );
  // What has expired is as if it were not there.
  const insert = database.prepare(`
    INSERT INTO webhooks_calls (version, call, is_open, forget_at, key) VALUES (?, ?, ?, ?, ?)
    ON CONFLICT (key) DO UPDATE SET version = excluded.version, call = excluded.call, is_open = excluded.is_open,
      forget_at = excluded.forget_at WHERE forget_at <= ?`);
  const update = database.prepare(`
    UPDATE webhooks_calls SET version = ?, call = ?, is_open = ?, forget_at = ?
    WHERE key = ? AND version = ? AND forget_at > ?`);
  const prune = createPruner(database, [['webhooks_calls', 'key']]);
  return {
    load(key) {
      const row = load.get(key, Date.now());
      return row && readCall(row);
    },
    save(key, call, { version, isOpen, keepMs }) {
      const now = Date.now();
      prune(now);
      const end = Math.min(now + Math.ceil(keepMs), Number.MAX_SAFE_INTEGER);
      const values = [crypto.randomUUID(), JSON.stringify(call), Number(isOpen), end, key];
      const { changes } = version === null ? insert.run(...values, now) : update.run(...values, version, now);
      return Number(changes) > 0;
    },
    open: (after = '', limit = 100) => open.all(after, Date.now(), limit).map(readCall),
    all: (after = '', limit = 100) => all.all(after, Date.now(), limit).map(readCall),
  };
}

/** Writes between two deletions of what has expired, and how much is deleted then. */
const EVERY = 100;
const MOST = 1_000;

/**
 * Creates what deletes rows whose `forget_at` is over, a limited number now and then.
 *
 * @param tables The tables with their keys.
 * @returns To be called at each write, with the time in milliseconds since 1970.
 */
function createPruner(
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
