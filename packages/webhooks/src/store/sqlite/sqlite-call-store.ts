import type { CallStore } from '../../tracker/keep/call-store.ts';
import { readCall } from '../read-call.ts';
import { createPruner } from './create-pruner.ts';
import { databaseAt } from './database-at.ts';
import type { SqliteLike } from './sqlite-like.ts';

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
