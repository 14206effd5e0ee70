/** A database of SQLite for several processes of one machine, in a file that its owner alone can read. */
import type { DatabaseSync } from 'node:sqlite';

/** A database of SQLite as `node:sqlite` has it, `DatabaseSync`, as far as it is used. */
export interface SqliteLike {
  exec(sql: string): void;
  prepare(sql: string): {
    /** Node's statements throw where the last row of the connection, whoever wrote it, has a number beyond 2^53. */
    setReadBigInts?(enabled: boolean): void;
    all(...values: (string | number)[]): object[];
  };
}

/** Milliseconds that a process waits for another one that is writing. */
const BUSY = 2_000;
const BUSY_CODE = 5;

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

function prepare(database: SqliteLike, text: string) {
  const statement = database.prepare(text.replaceAll(/\$\d/g, '?'));
  statement.setReadBigInts?.(true);
  return { statement, order: [...text.matchAll(/\$(\d)/g)].map(([, number]) => Number(number) - 1) };
}

/** Opens a file so that several processes can write. Of several that create it at once, all but one find it locked at first. */
function openFile(path: string): DatabaseSync {
  makePrivate(path);
  const database = new (sqliteOfNode().DatabaseSync)(path);
  const end = Date.now() + BUSY;
  for (;;) {
    try {
      database.exec(`PRAGMA busy_timeout = ${BUSY}; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL`);
      return database;
    } catch (error) {
      if (!isBusy(error) || Date.now() >= end) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);
    }
  }
}

function makePrivate(path: string): void {
  if (path === '' || path === ':memory:' || path.startsWith('file:')) return;
  const { closeSync, openSync } = process.getBuiltinModule('node:fs');
  try {
    closeSync(openSync(path, 'wx', 0o600));
  } catch {
    // It is there, or SQLite says better why it cannot be made.
  }
}

function sqliteOfNode() {
  const isThere: unknown = process.getBuiltinModule('node:sqlite');
  if (!isThere) throw new Error('This Node has no SQLite. Use Node 22.13 or newer.');
  return process.getBuiltinModule('node:sqlite');
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && Reflect.get(error, 'errcode') === BUSY_CODE;
}
