/** The store of events and calls: an SQLite file, or Postgres. */
import { closeSync, existsSync, openSync, statSync } from 'node:fs';
import type { Outbox } from '@telephony/webhooks/outbox';
import type { CallStore } from '@telephony/webhooks/tracker';
import { usage, UserError } from '../exit.ts';
import { say } from '../output/terminal.ts';

export interface StoreOptions {
  file?: string | undefined;
}

export interface Store {
  outbox: (channel: 'events' | 'calls' | 'start' | 'probe') => Outbox;
  calls: CallStore;
  /** Writes what an event takes, and removes it. */
  probe: () => Promise<void>;
  close: () => Promise<void>;
}

export const DEFAULT_FILE = 'telephony.sqlite';

export const errorText = (error: unknown): string =>
  (error as Error).message || String((error as NodeJS.ErrnoException).code);

export const sayStoreError = (error: unknown): void => say(`The store: ${errorText(error)}`);

export async function openStore({ file }: StoreOptions, mayCreate = true): Promise<Store> {
  const url = process.env['TELEPHONY_STORE'];
  return file === undefined && url ? openPostgres(url) : openSqlite(file ?? DEFAULT_FILE, mayCreate);
}

async function openSqlite(file: string, mayCreate: boolean): Promise<Store> {
  const isNew = !existsSync(file);
  if (isNew && !mayCreate)
    throw usage(`There is no ${file}. "listen" and "serve" make it: go to their folder, or name --file.`);
  const { DatabaseSync } = await import('node:sqlite').catch(() => {
    throw new UserError('Keeping events needs Node 22.13 or newer, which has SQLite.');
  });
  const { Outbox } = await import('@telephony/webhooks/outbox');
  const { sqliteCallStore } = await import('@telephony/webhooks/sqlite');
  try {
    if (isNew) {
      // It names callers: only its owner may read it.
      closeSync(openSync(file, 'a', 0o600));
      say(`Made ${file}.`);
    }
    const database = new DatabaseSync(file, { timeout: 5000 });
    // A kill loses nothing. After a power cut, the records bring back the last moment.
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL');
    const outbox: Store['outbox'] = (channel) => new Outbox(database, { channel });
    const [calls, probe] = [sqliteCallStore(database), outbox('probe')];
    // From now on, the stores wait for a locked file without blocking.
    database.exec('PRAGMA busy_timeout = 0');
    const { ino } = statSync(file);
    return {
      outbox,
      calls,
      probe: async () => {
        if (!existsSync(file) || statSync(file).ino !== ino)
          throw new Error(`${file} was removed or replaced. Start again.`);
        await probeOutbox(probe);
      },
      close: async () => database.close(),
    };
  } catch (error) {
    throw new UserError(
      `--file: ${file}: ${(error as Error).message}. Give an SQLite file, in a folder that exists.`,
    );
  }
}

// Some pages: a database that is full may still have room for a row.
const PROBE = { id: 'probe', type: 'probe', body: JSON.stringify('-'.repeat(16_384)) };

async function probeOutbox(outbox: Outbox): Promise<void> {
  await outbox.add(PROBE, 'delivered');
  await outbox.forget(Number.MAX_SAFE_INTEGER);
}

async function openPostgres(url: string): Promise<Store> {
  if (!/^postgres(?:ql)?:$/.test(URL.parse(url)?.protocol ?? ''))
    throw usage('TELEPHONY_STORE is not an address such as postgres://user:password@host/database.');
  const { Pool } = await import('pg').catch(() => {
    throw usage('TELEPHONY_STORE needs the package pg: install it beside @telephony/cli.');
  });
  const { Outbox } = await import('@telephony/webhooks/outbox');
  const { postgresCallStore } = await import('@telephony/webhooks/postgres');
  // The next statement replaces a connection that breaks while idle.
  const pool = new Pool({ connectionString: url, connectionTimeoutMillis: 5000 }).on('error', () => {});
  const outbox: Store['outbox'] = (channel) => new Outbox(pool, { channel });
  try {
    await outbox('start').counts();
  } catch (error) {
    await pool.end();
    // Without the address, which may have a password.
    throw new UserError(`TELEPHONY_STORE: ${errorText(error)}`);
  }
  return {
    outbox,
    calls: postgresCallStore(pool, { prefix: 'telephony_' }),
    probe: () => probeOutbox(outbox('probe')),
    close: () => pool.end(),
  };
}
