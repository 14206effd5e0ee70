/** `npm run docs`: serves the site, and follows edits of the contract, the guides and the templates. */
import { parseArgs } from 'node:util';
import { fileURLToPath } from 'node:url';
import { runUntilStopped, stopSignal } from '@telephony/command-line';
import { dev } from 'astro';
import { sources } from '../contract/load-contract.ts';
import { watchContract } from './watch-contract.ts';

process.env['ASTRO_TELEMETRY_DISABLED'] = '1';

const { values } = parseArgs({
  options: { port: { type: 'string', default: '4000' }, host: { type: 'string', default: '127.0.0.1' } },
});
// From here on, so that nothing is missed while the site starts.
stopSignal();
const server = await dev({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  server: { port: Number(values.port), host: values.host },
  logLevel: 'warn',
});
console.log(
  `The docs site is on http://${values.host}:${server.address.port}/ and follows edits. Ctrl-C ends it.`,
);
// The bundle is outside of the folder that Astro watches.
const watch = watchContract(() => {
  console.log('The contract was bundled anew.');
  server.watcher.emit('change', sources.json);
});
await runUntilStopped(() => {
  watch.close();
  return server.stop();
});
