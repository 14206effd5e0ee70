import { closeSync, openSync } from 'node:fs';
import { DatabaseSync, type StatementSync } from 'node:sqlite';

// `TELS` marks a database of the sandbox.
const APPLICATION_ID = 0x54454c53;
const FORMAT = 1;

export interface Change {
  collection: string;
  id: string;
  record: object | undefined;
  // The old record is removed first, so that this one takes the last place.
  renewed: boolean;
}

// By error code (sqlite.org/rescode.html).
const REASONS: Record<number, string> = {
  5: 'is in use by another process',
  8: 'cannot be written',
  11: 'is damaged',
  13: 'is on a full disk',
  14: 'cannot be opened: check that its folder exists and is writable',
  26: 'is not an SQLite database',
};

export class DataFile {
  readonly path: string;
  readonly #database: DatabaseSync;
  readonly #put: StatementSync;
  readonly #remove: StatementSync;
  readonly #putState: StatementSync;

  constructor(path: string) {
    this.path = path;
    this.#database = this.#explained(() => {
      makePrivate(path);
      return new DatabaseSync(path);
    });
    try {
      this.#prepare();
      this.#put = this.#database.prepare(
        'INSERT INTO records (collection, id, record) VALUES (?, ?, ?)' +
          ' ON CONFLICT (collection, id) DO UPDATE SET record = excluded.record',
      );
      this.#remove = this.#database.prepare('DELETE FROM records WHERE collection = ? AND id = ?');
      this.#putState = this.#database.prepare('INSERT OR REPLACE INTO state (id, value) VALUES (1, ?)');
    } catch (error) {
      this.#database.close();
      throw error;
    }
  }

  read(): { state: unknown; records: { collection: string; record: unknown }[] } | undefined {
    return this.#explained(() => {
      const [row] = this.#database.prepare('SELECT value FROM state').all() as { value: string }[];
      if (!row) return undefined;
      const rows = this.#database.prepare('SELECT collection, record FROM records ORDER BY place').all();
      const records = rows.map(({ collection, record }) => ({
        collection: String(collection),
        record: JSON.parse(String(record)) as unknown,
      }));
      return { state: JSON.parse(row.value) as unknown, records };
    });
  }

  write(changes: Iterable<Change>, state: string): void {
    this.#explained(() => {
      this.#database.exec('BEGIN IMMEDIATE');
      try {
        for (const { collection, id, record, renewed } of changes) {
          if (renewed) this.#remove.run(collection, id);
          if (record) this.#put.run(collection, id, JSON.stringify(record));
        }
        this.#putState.run(state);
        this.#database.exec('COMMIT');
      } catch (error) {
        // SQLite rolls back by itself when the disk is full.
        if (this.#database.isTransaction) this.#database.exec('ROLLBACK');
        throw error;
      }
    });
  }

  close(): void {
    this.#database.close();
  }

  #prepare(): void {
    this.#explained(() => {
      this.#refuseForeign();
      // A kill loses nothing: the operating system has every committed change.
      this.#database.exec(
        'PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL',
      );
      this.#database.exec(
        `BEGIN IMMEDIATE; PRAGMA application_id = ${APPLICATION_ID}; PRAGMA user_version = ${FORMAT};
        CREATE TABLE IF NOT EXISTS records (place INTEGER PRIMARY KEY, collection TEXT NOT NULL, id TEXT NOT NULL,
          record TEXT NOT NULL, UNIQUE (collection, id)) STRICT;
        CREATE TABLE IF NOT EXISTS state (id INTEGER PRIMARY KEY, value TEXT NOT NULL) STRICT; COMMIT`,
      );
    });
  }

  #refuseForeign(): void {
    const one = (sql: string) => Object.values(this.#database.prepare(sql).get() ?? {})[0];
    if (one('SELECT count(*) FROM sqlite_schema') === 0) return;
    if (one('PRAGMA application_id') !== APPLICATION_ID)
      throw new Error(`${this.path} is a database of another program. Use another data file.`);
    const format = one('PRAGMA user_version');
    if (format !== FORMAT) {
      throw new Error(
        `${this.path} has format ${String(format)}, but this sandbox reads format ${FORMAT}. Use another data file.`,
      );
    }
    const check = one('PRAGMA quick_check(1)');
    if (check !== 'ok') throw new Error(`${this.path} is damaged: ${String(check)}.`);
  }

  #explained<T>(run: () => T): T {
    try {
      return run();
    } catch (cause) {
      const { errcode, message } = cause as Error & { errcode?: number };
      if (errcode === undefined && !(cause instanceof SyntaxError)) throw cause;
      const reason = REASONS[(errcode ?? 11) & 0xff] ?? 'cannot be used';
      throw new Error(`${this.path} ${reason} (${message}).`, { cause });
    }
  }
}

// The file has tokens in it. SQLite gives the files beside it the same mode.
function makePrivate(path: string): void {
  try {
    closeSync(openSync(path, 'wx', 0o600));
  } catch {
    // The file exists, or SQLite explains the error better.
  }
}
