import { type ChildProcess, spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = dirname(fileURLToPath(import.meta.resolve('@telephony/openapi/package.json')));
const bundler = fileURLToPath(import.meta.resolve('@telephony/authoring/bundle/cli'));
/** An editor writes a file in several steps, a branch switch many files. */
const QUIET = 150;

/**
 * Bundles the contract again after each edit of it, one run after the other, and calls `bundled`. A contract that cannot
 * be bundled is reported and leaves the last good one in place.
 */
export function watchContract(bundled: () => void): { close(): void } {
  let timer: NodeJS.Timeout | undefined;
  let running: ChildProcess | undefined;
  const run = () => {
    if (running) {
      timer = setTimeout(run, QUIET);
      return;
    }
    const child = spawn(process.execPath, [bundler], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
    running = child;
    child.once('close', (code, signal) => {
      running = undefined;
      if (code === 0) bundled();
      else if (signal === null)
        console.error('The contract cannot be bundled; the pages show the last good one.');
    });
  };
  const watcher = watch(folder, { recursive: true }, (_event, name) => {
    // The bundle itself is written here too.
    if (!name?.endsWith('.yaml') || name.startsWith(join('dist', ''))) return;
    clearTimeout(timer);
    timer = setTimeout(run, QUIET);
  });
  return {
    close() {
      clearTimeout(timer);
      watcher.close();
      running?.kill();
    },
  };
}
