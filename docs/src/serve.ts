/** Serves the built site until it is stopped. */
import { parseArgs } from 'node:util';
import { runUntilStopped, stopSignal } from '@telephony/contract/command-line';
import { startDocs } from './start-docs.ts';

const { values } = parseArgs({
  options: { port: { type: 'string', default: '4000' }, host: { type: 'string', default: '127.0.0.1' } },
});

// From here on, so that nothing is missed while the site starts.
stopSignal();
try {
  const docs = await startDocs({ port: Number(values.port), host: values.host });
  console.log(`The docs site is on ${docs.url}`);
  process.send?.({ url: docs.url });
  await runUntilStopped(() => docs.close());
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  const taken = message.includes('EADDRINUSE');
  console.error(taken ? `Port ${values.port} is taken. Choose another with --port.` : message);
  process.exitCode = 1;
}
