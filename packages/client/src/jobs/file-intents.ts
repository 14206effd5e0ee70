import { createHash } from 'node:crypto';
import type { PathLike } from 'node:fs';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from '../auth/file-token-store.ts';
import type { CallIntents } from './place-call.ts';

/**
 * Keeps the intents of `placeCall` in a folder, in files with mode 0600. Processes may share it. Nothing is removed: a removed id is a new
 * one.
 *
 * @param folder is created
 */
export function fileIntents(folder: string): CallIntents {
  const fileOf = (key: string) => join(folder, `${createHash('sha256').update(key).digest('hex')}.json`);
  return {
    load: (key) => readFile(fileOf(key), 'utf8').catch(unless('ENOENT', undefined)),
    create: async (key, value) => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const isNew = await writeWhole(fileOf(key), value, linkNew).then(() => true, unless('EEXIST', false));
      if (isNew) await syncFolder(folder);
      return isNew;
    },
  };
}

const unless =
  <T>(code: string, value: T) =>
  (error: unknown): T => {
    if ((error as NodeJS.ErrnoException).code === code) return value;
    throw error;
  };

// Unlike `rename`, it replaces nothing.
async function linkNew(from: PathLike, to: PathLike): Promise<void> {
  await link(from, to);
  await rm(from);
}

// After a power failure, the file is there only if its folder was written too. Windows cannot do that.
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => undefined);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}
