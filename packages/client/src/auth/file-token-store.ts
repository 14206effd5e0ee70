import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { checkNames, type NamesOf } from '../core/check-names.ts';
import type { TokenStore } from './token-store.ts';

const OTHERS_MODE = 0o077;

/** Options of `fileTokenStore`. */
export interface FileTokenStoreOptions {
  /** Milliseconds after which a killed process's lock is taken over. Default: 10,000. */
  lockMs?: number | undefined;
}

const OPTIONS: NamesOf<FileTokenStoreOptions> = { lockMs: true };

/**
 * Keeps tokens in a file with mode 0600. Processes that share it sign in once.
 *
 * @example
 * session({ email, password, tokenStore: fileTokenStore('/var/lib/report/tokens.json') });
 *
 * @param file Its folder is created. During a login, `<file>.lock` is beside it.
 * @throws TypeError for an unknown option; from its methods, Error if others can read the file, or if it has something else
 */
export function fileTokenStore(file: string, options: FileTokenStoreOptions = {}): TokenStore {
  checkNames('option of fileTokenStore()', options, OPTIONS);
  const { lockMs = 10_000 } = options;
  const change = async (tokens: Readonly<Record<string, string | undefined>>) => {
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    await writeWhole(file, JSON.stringify({ ...(await readTokens(file)), ...tokens }));
  };
  return {
    load: async (owner) => (await readTokens(file))[owner],
    save: (owner, token) => change({ [owner]: token }),
    clear: (owner) => change({ [owner]: undefined }),
    lock: (run) => withFileLock(`${file}.lock`, lockMs, run),
  };
}

async function readTokens(file: string): Promise<Record<string, string>> {
  let text: string;
  try {
    const { mode } = await stat(file);
    if (process.platform !== 'win32' && (mode & OTHERS_MODE) !== 0)
      throw new Error(
        `${file} can be read by others (mode ${(mode & 0o777).toString(8)}). Sign out everywhere if they may have the ` +
          `token, then run: chmod 600 ${file}`,
      );
    text = await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
  try {
    const tokens: unknown = JSON.parse(text);
    if (typeof tokens === 'object' && tokens !== null && !Array.isArray(tokens))
      return tokens as Record<string, string>;
  } catch {
    // The message of JSON.parse quotes the text.
  }
  throw new Error(`${file} is not a file of tokens. Remove it, or choose another name.`);
}

// Nobody reads half of the file, or reads it before its mode is set.
export async function writeWhole(file: string, text: string, move: typeof rename = rename): Promise<void> {
  const temporary = `${file}.${randomUUID()}.part`;
  const handle = await open(temporary, 'wx', 0o600);
  try {
    await handle.writeFile(text);
    await handle.sync();
    await handle.close();
    await move(temporary, file);
  } catch (error) {
    await handle.close().catch(() => undefined);
    await rm(temporary, { force: true });
    throw error;
  }
}

const LOCK_RETRY_MS = 50;

// The lock is a file that exists as long as the task runs. Its modification time is renewed meanwhile, so that the lock of a killed
// process is recognized by its age. If two processes take it over in the same instant, both run.
async function withFileLock<T>(file: string, staleMs: number, run: () => Promise<T>): Promise<T> {
  const id = `${process.pid} ${randomUUID()}`;
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  while (!(await createLock(file, id))) {
    if (await isStale(file, staleMs)) await removeLock(file, id);
    else await sleep(LOCK_RETRY_MS + Math.random() * LOCK_RETRY_MS);
  }
  const heartbeat = setInterval(() => {
    const now = new Date();
    utimes(file, now, now).catch(() => undefined);
  }, staleMs / 5);
  heartbeat.unref();
  try {
    return await run();
  } finally {
    clearInterval(heartbeat);
    if ((await readFile(file, 'utf8').catch(() => undefined)) === id) await rm(file, { force: true });
  }
}

async function createLock(file: string, id: string): Promise<boolean> {
  try {
    await writeFile(file, id, { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

async function isStale(file: string, staleMs: number): Promise<boolean> {
  const lock = await stat(file).catch(() => undefined);
  return lock !== undefined && Date.now() - lock.mtimeMs > staleMs;
}

// Renaming succeeds for one process only.
async function removeLock(file: string, id: string): Promise<void> {
  const renamed = `${file}.${id.replace(' ', '-')}`;
  await rename(file, renamed).catch(() => undefined);
  await rm(renamed, { force: true });
}

/**
 * Reads a token from an environment variable. A token that replaces it stays in memory.
 *
 * @example
 * session({ email, password, tokenStore: environmentTokenStore('TELEPHONY_TOKEN') });
 */
export function environmentTokenStore(variable: string): TokenStore {
  return {
    load: () => process.env[variable] || undefined,
    save: () => undefined,
    clear: () => undefined,
  };
}
