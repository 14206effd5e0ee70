import { createPruner } from '../../store/sqlite-pruner.ts';
import type { CallStore, StoredCall } from './call-store.ts';
import type { KeptCall } from './kept-call.ts';

/** A database of SQLite as `node:sqlite` has it, `DatabaseSync`, as far as it is used. */
export interface SqliteLike {
  exec(sql: string): void;
  prepare(sql: string): {
    run(...values: (string | number)[]): { changes: number | bigint };
    get(...values: (string | number)[]): unknown;
    all(...values: (string | number)[]): unknown[];
  };
}

const TABLE = `
CREATE TABLE IF NOT EXISTS webhooks_calls (
  key TEXT PRIMARY KEY, call TEXT NOT NULL, version INTEGER NOT NULL, is_open INTEGER NOT NULL, forget_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS webhooks_calls_open ON webhooks_calls (key) WHERE is_open = 1;
CREATE INDEX IF NOT EXISTS webhooks_calls_forget_at ON webhooks_calls (forget_at);`;

interface Row {
  key: string;
  call: string;
  version: number;
}

/**
 * Calls in a file of SQLite, for several processes of one machine. It creates its table, and deletes what has expired. Each
 * method blocks the process while it runs.
 *
 * @param database Such as `new DatabaseSync('calls.db', { timeout: 2000 })` of `node:sqlite`.
 */
export function sqliteCallStore(database: SqliteLike): CallStore {
  database.exec(TABLE);
  const load = database.prepare(
    'SELECT key, call, version FROM webhooks_calls WHERE key = ? AND forget_at > ?',
  );
  const open = database.prepare(
    'SELECT key, call, version FROM webhooks_calls WHERE is_open = 1 AND key > ? AND forget_at > ? ORDER BY key LIMIT ?',
  );
  const all = database.prepare(
    'SELECT key, call, version FROM webhooks_calls WHERE key > ? AND forget_at > ? ORDER BY key LIMIT ?',
  );
  // What has expired is as if it were not there.
  const insert = database.prepare(`
    INSERT INTO webhooks_calls (key, call, version, is_open, forget_at) VALUES (?, ?, 1, ?, ?)
    ON CONFLICT (key) DO UPDATE SET call = excluded.call, version = version + 1, is_open = excluded.is_open,
      forget_at = excluded.forget_at WHERE forget_at <= ?`);
  const update = database.prepare(`
    UPDATE webhooks_calls SET call = ?, version = version + 1, is_open = ?, forget_at = ?
    WHERE key = ? AND version = ? AND forget_at > ?`);
  const prune = createPruner(database, [['webhooks_calls', 'key']]);
  return {
    load(key) {
      const row = load.get(key, Date.now()) as Row | undefined;
      return row && read(row);
    },
    save(key, call, { version, isOpen, keepMs }) {
      const now = Date.now();
      prune(now);
      const [text, lives, until] = [
        JSON.stringify(call),
        Number(isOpen),
        Math.min(now + keepMs, Number.MAX_SAFE_INTEGER),
      ];
      const { changes } =
        version === null
          ? insert.run(key, text, lives, until, now)
          : update.run(text, lives, until, key, version, now);
      return Number(changes) === 1;
    },
    open: (after = '', limit = 100) => (open.all(after, Date.now(), limit) as Row[]).map(read),
    all: (after = '', limit = 100) => (all.all(after, Date.now(), limit) as Row[]).map(read),
  };
}

function read({ call, key, version }: Row): StoredCall {
  return { key, version, call: JSON.parse(call) as KeptCall };
}
