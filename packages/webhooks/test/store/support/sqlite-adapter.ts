import { EventEmitter } from 'node:events';
import { DatabaseSync } from 'node:sqlite';
import type { KeyvStoreAdapter } from 'keyv';

/**
 * The least that Keyv needs of a store, on a file that several processes use. Like most adapters it can only read and
 * write: nothing in it is atomic.
 */
export class SqliteAdapter extends EventEmitter implements KeyvStoreAdapter {
  opts = {};
  namespace?: string;
  readonly #database: DatabaseSync;

  constructor(path: string) {
    super();
    this.#database = new DatabaseSync(path, { timeout: 5000 });
    this.#database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL');
    this.#database.exec('CREATE TABLE IF NOT EXISTS keyv (key TEXT PRIMARY KEY, value TEXT NOT NULL)');
  }

  async get<Value>(key: string): Promise<Value | undefined> {
    return this.#database.prepare('SELECT value FROM keyv WHERE key = ?').get(key)?.['value'] as
      | Value
      | undefined;
  }

  async set(key: string, value: unknown): Promise<void> {
    this.#database.prepare('INSERT OR REPLACE INTO keyv VALUES (?, ?)').run(key, String(value));
  }

  async delete(key: string): Promise<boolean> {
    return this.#database.prepare('DELETE FROM keyv WHERE key = ?').run(key).changes > 0;
  }

  async clear(): Promise<void> {
    this.#database.exec('DELETE FROM keyv');
  }
}
