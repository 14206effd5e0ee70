import { rmSync } from 'node:fs';
import { resultFiles } from './result-files.ts';

/** Removes the result files of earlier runs, so that what is there after a run is of this run. */
export function removeResults(root: string): void {
  for (const file of resultFiles(root)) rmSync(file, { force: true });
}
