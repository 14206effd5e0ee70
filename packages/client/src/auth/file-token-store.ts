import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { knownNames } from '../core/check-names.ts';
import type { TokenStore } from './token-store.ts';

const OTHERS = 0o077;

/** Options of `fileTokenStore`. */
export interface FileTokenStoreOptions {
  /** Milliseconds after which the lock of a process that was killed is taken over. Default: 10,000. */
  lockMs?: number | undefined;
}

/**
 * Keeps tokens in a file that only its user can read (mode 0600), written as a whole. Processes that share the file sign in
 * once: one does, the others wait for its token.
 *
 * @example
 * session({ email, password, tokenStore: fileTokenStore('/var/lib/report/tokens.json') });
 *
 * @param file Its folder is created if it does not exist. A lock, `<file>.lock`, is beside it during a login.
 * @throws Error, from its methods, if others can read the file, or if it is something else than a file of tokens; TypeError for an
 * option that does not exist
 */
export function fileTokenStore(file: string, options: FileTokenStoreOptions = {}): TokenStore {
  knownNames('option of fileTokenStore()', options, ['lockMs'] satisfies (keyof FileTokenStoreOptions)[]);
  const { lockMs = 10_000 } = options;
  const change = async (tokens: Readonly<Record<string, string | undefined>>) => {
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    await writeWhole(file, JSON.stringify({ ...(await readTokens(file)), ...tokens }));
  };
  return {
    load: async (owner) => (await readTokens(file))[owner],
    save: (owner, token) => change({ [owner]: token }),
    clear: (owner) => change({ [owner]: undefined }),
    lock: (run) => fileLock(`${file}.lock`, lockMs, run),
  };
}

async function readTokens(file: string): Promise<Record<string, string>> {
  let text: string;
  try {
    const { mode } = await stat(file);
    if (process.platform !== 'win32' && (mode & OTHERS) !== 0)
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

async function writeWhole(file: string, text: string): Promise<void> {
  const temporary = `${file}.${randomUUID()}.part`;
  const handle = await open(temporary, 'wx', 0o600);
  try {
    await handle.writeFile(text);
    await handle.sync();
    await handle.close();
    await rename(temporary, file);
  } catch (error) {
    await handle.close().catch(() => undefined);
    await rm(temporary, { force: true });
    throw error;
  }
}

/** Milliseconds between two attempts to get a lock. */
const PAUSE = 50;

/**
 * Runs a task while no other process holds a lock: a file that exists as long as the task runs. Its time is renewed
 * meanwhile, so that the lock of a process that was killed is recognized, and taken over, by its age. In the rare case that
 * two processes take it over in the same instant, both run.
 *
 * @param staleMs milliseconds without a sign of life after which a lock is taken over
 */
async function fileLock<T>(file: string, staleMs: number, run: () => Promise<T>): Promise<T> {
  const id = `${process.pid} ${randomUUID()}`;
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  while (!(await hasCreated(file, id))) {
    if (await isStale(file, staleMs)) await takeAway(file, id);
    else await sleep(PAUSE + Math.random() * PAUSE);
  }
  const alive = setInterval(() => {
    const now = new Date();
    utimes(file, now, now).catch(() => undefined);
  }, staleMs / 5);
  alive.unref();
  try {
    return await run();
  } finally {
    clearInterval(alive);
    if ((await readFile(file, 'utf8').catch(() => undefined)) === id) await rm(file, { force: true });
  }
}

async function hasCreated(file: string, id: string): Promise<boolean> {
  try {
    await writeFile(file, id, { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

async function isStale(file: string, staleMs: number): Promise<boolean> {
  const found = await stat(file).catch(() => undefined);
  return found !== undefined && Date.now() - found.mtimeMs > staleMs;
}

async function takeAway(file: string, id: string): Promise<void> {
  const away = `${file}.${id.replace(' ', '-')}`;
  await rename(file, away).catch(() => undefined);
  await rm(away, { force: true });
}

/**
 * Reads a token from an environment variable. It cannot be written to: when the platform rejects the token, the program
 * signs in and keeps the new one in memory.
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
