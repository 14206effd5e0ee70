import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { filesBelow, followFiles } from '@telephony/command-line/follow-files';

const folder = dirname(fileURLToPath(import.meta.resolve('@telephony/openapi/package.json')));
const bundler = fileURLToPath(import.meta.resolve('@telephony/lint/bundle/cli'));

/**
 * Bundles the contract again after each edit of it, one run after the other, and calls `bundled`. A contract that cannot
 * be bundled is reported and leaves the last good one in place.
 */
export function watchContract(bundled: () => void): { close(): void } {
  let running: ChildProcess | undefined;
  const end = followFiles({
    list: () => filesBelow(folder, '.yaml'),
    since: Date.now(),
    onChange: async () => {
      running = spawn(process.execPath, [bundler], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
      const [code, signal] = (await once(running, 'close')) as [number | null, NodeJS.Signals | null];
      if (code === 0) bundled();
      else if (signal === null)
        console.error('The contract cannot be bundled; the pages show the last good one.');
    },
  });
  return {
    close() {
      end();
      running?.kill();
    },
  };
}
