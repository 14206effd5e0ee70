import type { DatabaseSync } from 'node:sqlite';

/** The part of `DatabaseSync` of `node:sqlite` that is used. */
export interface SqliteLike {
  exec(sql: string): void;
  prepare(sql: string): {
    /** Else statements throw if the connection's last row has a number beyond 2^53. */
    setReadBigInts?(enabled: boolean): void;
    all(...values: (string | number)[]): object[];
  };
}

const BUSY_TIMEOUT_MS = 2_000;
const SQLITE_BUSY = 5;

export function createSqliteQuery(
  place: string | SqliteLike,
  tables: string,
): (text: string, ...values: (string | number | boolean)[]) => Promise<unknown[]> {
  const database = typeof place === 'string' ? openFile(place) : place;
  database.exec(tables);
  const prepared = new Map<string, ReturnType<typeof prepare>>();
  return async (text, ...values) => {
    const { statement, order } = prepared.get(text) ?? prepare(database, text);
    prepared.set(text, { statement, order });
    return statement.all(
      ...order.map((at) => {
        const value = values[at]!;
        return typeof value === 'boolean' ? Number(value) : value;
      }),
    );
  };
}

// Node 22 does not bind values to `?1`.
function prepare(database: SqliteLike, text: string) {
  const statement = database.prepare(text.replaceAll(/\$\d/g, '?'));
  statement.setReadBigInts?.(true);
  return { statement, order: [...text.matchAll(/\$(\d)/g)].map(([, number]) => Number(number) - 1) };
}

function openFile(path: string): DatabaseSync {
  makePrivate(path);
  const database = new (loadSqlite().DatabaseSync)(path);
  const end = Date.now() + BUSY_TIMEOUT_MS;
  for (;;) {
    try {
      database.exec(
        `PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS}; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL`,
      );
      return database;
    } catch (error) {
      // One of several processes that create the file finds it unlocked.
      if (!isBusy(error) || Date.now() >= end) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);
    }
  }
}

// SQLite gives the files beside it the same mode.
function makePrivate(path: string): void {
  if (path === '' || path === ':memory:' || path.startsWith('file:')) return;
  const { closeSync, openSync } = process.getBuiltinModule('node:fs');
  try {
    closeSync(openSync(path, 'wx', 0o600));
  } catch {
    // It exists, or SQLite reports the problem better.
  }
}

// Node 22.12 does not have it.
function loadSqlite() {
  const sqlite: unknown = process.getBuiltinModule('node:sqlite');
  if (!sqlite) throw new Error('This Node has no SQLite. Use Node 22.13 or newer.');
  return process.getBuiltinModule('node:sqlite');
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && Reflect.get(error, 'errcode') === SQLITE_BUSY;
}
