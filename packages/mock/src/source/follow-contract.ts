import { once } from 'node:events';
import { join } from 'node:path';
import type { Contract } from '@telephony/contract';
import { watch } from 'chokidar';
import { BrokenDocument } from './broken-document.ts';
import type { LoadedContract } from './load-contract.ts';

/** How long to wait after the last edit, in milliseconds: an editor writes a file in steps, a change of branch many files. */
const QUIET = 150;

/** What is made from sources, and what is installed. */
const MADE = ['dist', 'node_modules'];

/**
 * Loads a contract again whenever one of its files changes, also one that is missing.
 *
 * @param places The files that it was read from, or the folder of its sources. There are none for a URL or a revision.
 * @param onLoaded Called with the new contract, or with what is wrong with it.
 * @returns What ends it.
 */
export async function followContract(
  places: readonly string[],
  load: () => Promise<LoadedContract>,
  onLoaded: (result: Contract | Error) => void,
): Promise<() => Promise<void>> {
  const followed = new Set(places);
  const made = new Set(places.flatMap((place) => MADE.map((name) => join(place, name))));
  const watcher = watch([...followed], { ignoreInitial: true, ignored: (path) => made.has(path) });
  let timer: NodeJS.Timeout | undefined;
  let loading = Promise.resolve();
  let closed = false;
  const loadAgain = async () => {
    const result = await load().catch((error: unknown) =>
      error instanceof Error ? error : new Error(String(error)),
    );
    if (closed) return;
    const read = result instanceof BrokenDocument || !(result instanceof Error) ? result.files : [];
    // What is no longer read stays followed: it costs nothing, and a broken document may need it.
    for (const file of read) followed.add(file);
    watcher.add([...followed]);
    onLoaded(result instanceof Error ? result : result.contract);
  };
  watcher.on('all', () => {
    clearTimeout(timer);
    // One after the other, so that the last one read is the one that stays.
    timer = setTimeout(() => {
      loading = loading.then(loadAgain);
    }, QUIET);
  });
  await once(watcher, 'ready');
  return () => {
    closed = true;
    clearTimeout(timer);
    return watcher.close();
  };
}
