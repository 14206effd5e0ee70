/** Serves the built site until it is stopped. */
import { runUntilStopped, stopSignal } from '@telephony/contract/command-line';
import { createCommand, runCommand, wholeNumber } from '@telephony/contract/command-line/program';
import { startDocs } from './start-docs.ts';

const command = createCommand({
  name: 'node docs/src/serve.ts',
  description: 'Serves the built docs site.',
  example: 'node docs/src/serve.ts --port 4000',
})
  .option('--port <port>', 'port to listen on, 0 for a free one', wholeNumber(0, 65_535), 4000)
  .option('--host <host>', 'address to listen on', '127.0.0.1');

await runCommand(
  command,
  async (options) => {
    // From here on, so that nothing is missed while the site starts.
    stopSignal();
    const docs = await startDocs(options);
    console.log(`The docs site is on ${docs.url}`);
    process.send?.({ url: docs.url });
    return runUntilStopped(() => docs.close());
  },
  { showStacks: false },
);
