import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** What is made from sources, and what is installed. */
const MADE = new Set(['dist', 'node_modules']);

/**
 * The files in a folder and in those below it, as paths that begin with the folder; none where it does not exist. Folders
 * named `dist` and `node_modules`, and hidden ones, are left out.
 *
 * @param ending What their names end with, such as `.yaml`.
 */
export async function filesBelow(folder: string, ending: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const lists = entries.map(async (entry) => {
    const path = join(folder, entry.name);
    if (!entry.isDirectory()) return entry.name.endsWith(ending) ? [path] : [];
    return MADE.has(entry.name) || entry.name.startsWith('.') ? [] : filesBelow(path, ending);
  });
  return (await Promise.all(lists)).flat();
}
