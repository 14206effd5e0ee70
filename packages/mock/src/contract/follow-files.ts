import { unwatchFile, watchFile } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

interface FollowOptions {
  /** Lists files and folders, existing or not. A listed path stays followed; each change lists them again. */
  list: () => Iterable<string> | Promise<Iterable<string>>;
  /** Changes while it runs lead to another call after it. Must not throw. */
  onChange: () => void | Promise<void>;
  /** When the files were last read, in milliseconds since 1970: later changes count. */
  since: number;
}

// Polling also sees links, exchanged folders, and volumes that report nothing.
const POLL_INTERVAL_MS = 300;
// Editors write in steps, a change of branch writes many files.
const QUIET_MS = 150;
// File systems take the time of a change from the clock's last tick.
const TICK_MS = 10;

// Also where an editor replaces a file, a folder goes and comes again, or a link leads elsewhere.
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
    }, QUIET_MS);
  };
  const look = async () => {
    for (const file of await list()) {
      if (isEnded || followed.has(file)) continue;
      followed.add(file);
      watchFile(file, { interval: POLL_INTERVAL_MS }, changed);
      const { ctimeMs = -Infinity } = (await stat(file).catch(() => undefined)) ?? {};
      if (ctimeMs >= readAt - TICK_MS) changed();
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

// Lists folders too, so that a new file in them is seen.
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
