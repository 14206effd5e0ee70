import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds between two attempts to get a lock. */
const PAUSE = 50;

/**
 * Runs a task while no other process holds a lock: a file that exists as long as the task runs. Its time is renewed
 * meanwhile, so that the lock of a process that was killed is recognized, and taken over, by its age. In the rare case that
 * two processes take it over in the same instant, both run.
 *
 * @param staleMs milliseconds without a sign of life after which a lock is taken over
 */
export async function fileLock<T>(file: string, staleMs: number, run: () => Promise<T>): Promise<T> {
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

/** Renaming succeeds for one process only. */
async function takeAway(file: string, id: string): Promise<void> {
  const away = `${file}.${id.replace(' ', '-')}`;
  await rename(file, away).catch(() => undefined);
  await rm(away, { force: true });
}
