import { fileURLToPath } from 'node:url';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname } from 'node:path';
import { readArguments, runCli, runUntilStopped, stopSignal, wholeNumber } from '@telephony/command-line';
import { dev } from 'astro';
import { filesBelow, followFiles } from '@telephony/command-line/follow-files';
import { sources } from '../contract/load-contract.ts';

const folder = dirname(fileURLToPath(import.meta.resolve('@telephony/openapi/package.json')));
const bundler = fileURLToPath(import.meta.resolve('@telephony/lint/bundle/cli'));

/**
 * Bundles the contract again after each edit of it, one run after the other, and calls `bundled`. A contract that cannot
 * be bundled is reported and leaves the last good one in place.
 */
function watchContract(bundled: () => void): { close(): void } {
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

/** `npm run dev -w @telephony/docs`: serves the site, and follows edits of the contract, the guides and the templates. */

process.env['ASTRO_TELEMETRY_DISABLED'] = '1';

const HELP = `Serves the docs site, and follows edits of the contract, the guides and the templates.

Usage: npm run dev -w @telephony/docs -- [options]
Example: npm run dev -w @telephony/docs -- --port 4001

  --port NUMBER   where to listen (default: 4000; 0 for any free port)
  --host ADDRESS  the address to listen on (default: 127.0.0.1)
  --help          this text

Ctrl-C stops it.`;

await runCli(async () => {
  const { port: text = '4000', host = '127.0.0.1' } = readArguments(HELP, {
    port: { type: 'string' },
    host: { type: 'string' },
  });
  const port = wholeNumber('--port', text, { from: 0, to: 65_535 });
  // From here on, so that nothing is missed while the site starts.
  stopSignal();
  const server = await dev({
    root: fileURLToPath(new URL('../..', import.meta.url)),
    server: { port, host },
    logLevel: 'warn',
  });
  console.log(
    `The docs site is on http://${host}:${server.address.port}/ and follows edits. Ctrl-C stops it.`,
  );
  // The bundle is outside of the folder that Astro watches.
  const watch = watchContract(() => {
    console.log('The contract was bundled again.');
    server.watcher.emit('change', sources.json);
  });
  return runUntilStopped(() => {
    watch.close();
    return server.stop();
  });
});
