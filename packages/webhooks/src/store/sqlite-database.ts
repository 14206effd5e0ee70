import type { DatabaseSync } from 'node:sqlite';
import { sleep } from '../timeout.ts';
import { fieldOf } from '../values.ts';
import { newerText, type Schema, versionsTable } from './schema.ts';

/** The part of `DatabaseSync` of `node:sqlite` that is used. */
export interface SqliteLike {
  exec(sql: string): void;
  prepare(sql: string): {
    /** Else statements throw if the connection's last row has a number beyond 2^53. */
    setReadBigInts?(enabled: boolean): void;
    all(...values: (string | number)[]): object[];
  };
}

const WAIT_MS = 5_000;
const MAX_PAUSE_MS = 50;
const SQLITE_BUSY = 5;

/** @param schema Undefined if the tables are there. */
export function createSqliteQuery(
  place: string | SqliteLike,
  schema: Schema | undefined,
): (text: string, ...values: (string | number | boolean)[]) => Promise<unknown[]> {
  const database = typeof place === 'string' ? openFile(place) : place;
  if (schema) migrate(database, schema);
  // From now on, the pauses between attempts leave the process to others.
  if (typeof place === 'string') database.exec('PRAGMA busy_timeout = 0');
  const prepared = new Map<string, ReturnType<typeof prepare>>();
  const run = (text: string, values: (string | number | boolean)[]) => {
    const { statement, order } = prepared.get(text) ?? prepare(database, text);
    prepared.set(text, { statement, order });
    return statement.all(
      ...order.map((at) => {
        const value = values[at]!;
        return typeof value === 'boolean' ? Number(value) : value;
      }),
    );
  };
  return async (text, ...values) => {
    const end = performance.now() + WAIT_MS;
    for (let pause = 1; ; pause = Math.min(pause * 2, MAX_PAUSE_MS)) {
      try {
        return run(text, values);
      } catch (error) {
        if (!isBusy(error) || performance.now() >= end) throw error;
      }
      await sleep(pause * (0.5 + Math.random()));
    }
  };
}

function migrate(database: SqliteLike, schema: Schema): void {
  const { prefix, part, steps } = schema;
  database.exec(versionsTable(schema));
  const select = database.prepare(`SELECT version FROM ${prefix}schema WHERE part = '${part}'`);
  const version = () => Number(fieldOf(select.all()[0], 'version') ?? 0);
  if (version() > steps.length) throw new Error(newerText(schema));
  if (version() === steps.length) return;
  // Unlike BEGIN, it can stand within a transaction.
  database.exec('SAVEPOINT telephony_schema');
  try {
    // The first to write keeps others from reading an old version.
    database.exec(`INSERT INTO ${prefix}schema VALUES ('${part}', 0) ON CONFLICT (part) DO NOTHING`);
    for (const step of steps.slice(version())) database.exec(step);
    database.exec(`UPDATE ${prefix}schema SET version = ${steps.length} WHERE part = '${part}'`);
    database.exec('RELEASE telephony_schema');
  } catch (error) {
    database.exec('ROLLBACK TO telephony_schema; RELEASE telephony_schema');
    throw error;
  }
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
  const end = Date.now() + WAIT_MS;
  for (;;) {
    try {
      database.exec(
        `PRAGMA busy_timeout = ${WAIT_MS}; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL`,
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
  // Further bits say why.
  return error instanceof Error && (Number(Reflect.get(error, 'errcode')) & 0xff) === SQLITE_BUSY;
}
