import { watch } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { Contract } from './load-contract.ts';

/** A bundle is written in one move, but a copy or an editor may touch it several times: wait for quiet, in milliseconds. */
const quiet = 100;

/**
 * Reads the contract again whenever its file changes.
 *
 * @param loaded Called with the new contract, or with the error that kept it from being read.
 * @returns Stops watching.
 */
export function watchContract(
  file: string,
  load: () => Promise<Contract>,
  loaded: (result: Contract | Error) => void,
): () => void {
  let timer: NodeJS.Timeout | undefined;
  // The folder, not the file: an atomic write replaces the file, and a watch on it would follow the old one.
  const watcher = watch(dirname(file), (_event, name) => {
    if (name !== null && name !== basename(file)) return;
    clearTimeout(timer);
    timer = setTimeout(() => void load().then(loaded, loaded), quiet);
  });
  watcher.on('error', (error) => loaded(error));
  return () => {
    clearTimeout(timer);
    watcher.close();
  };
}
