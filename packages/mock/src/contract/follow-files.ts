import { unwatchFile, watchFile } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Which files to follow, and what to do. */
export interface FollowOptions {
  /** Lists files and folders, also those that do not exist yet. A listed path stays followed; each change lists them again. */
  list: () => Iterable<string> | Promise<Iterable<string>>;
  /** Called after files have changed, appeared or gone. Changes while it runs lead to another call after it. Must not throw. */
  onChange: () => void | Promise<void>;
  /** When the files were last read, in milliseconds since 1970: later changes count. */
  since: number;
}

/** Milliseconds between two looks at a file. Polling also sees links, exchanged folders, and volumes that report nothing. */
const INTERVAL = 300;
/** Milliseconds without a change after which files are complete: editors write in steps, a change of branch many files. */
const QUIET = 150;
/** Milliseconds by which the time of a change may be behind the clock: file systems take it from the last tick. */
const TICK = 10;

/**
 * Follows files, also where an editor replaces one, a folder goes and comes again, or a link leads elsewhere.
 *
 * @returns What ends it.
 */
export function followFiles({ list, onChange, since }: FollowOptions): () => void {
  const followed = new Set<string>();
  let readAt = since;
  let isEnded = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void>;

  const changed = () => {
    if (isEnded) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(report);
    }, QUIET);
  };
  const look = async () => {
    for (const file of await list()) {
      if (isEnded || followed.has(file)) continue;
      followed.add(file);
      watchFile(file, { interval: INTERVAL }, changed);
      const { ctimeMs = -Infinity } = (await stat(file).catch(() => undefined)) ?? {};
      if (ctimeMs >= readAt - TICK) changed();
    }
  };
  const report = async () => {
    if (isEnded) return;
    readAt = Date.now();
    await onChange();
    await look();
  };
  running = look();
  return () => {
    isEnded = true;
    clearTimeout(timer);
    for (const file of followed) unwatchFile(file, changed);
  };
}

/**
 * A folder, the folders below it, and their files; nothing where it does not exist. Folders named `dist` and `node_modules`,
 * and hidden ones, are left out.
 *
 * @param ending What the names of the files end with, such as `.yaml`.
 */
export async function filesBelow(folder: string, ending: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => undefined);
  if (!entries) return [];
  const lists = entries.map(async (entry) => {
    const path = join(folder, entry.name);
    if (!entry.isDirectory()) return entry.name.endsWith(ending) ? [path] : [];
    return /^(\.|dist$|node_modules$)/.test(entry.name) ? [] : filesBelow(path, ending);
  });
  return [folder, ...(await Promise.all(lists)).flat()];
}
