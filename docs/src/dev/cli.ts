/** `npm run docs`: serves the site, and follows edits of the contract, the guides and the templates. */
import { fileURLToPath } from 'node:url';
import { readArguments, runCli, runUntilStopped, stopSignal, wholeNumber } from '@telephony/command-line';
import { dev } from 'astro';
import { sources } from '../contract/load-contract.ts';
import { watchContract } from './watch-contract.ts';

process.env['ASTRO_TELEMETRY_DISABLED'] = '1';

const HELP = `Serves the docs site, and follows edits of the contract, the guides and the templates.

Usage: npm run docs -- [options]
Example: npm run docs -- --port 4001

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
