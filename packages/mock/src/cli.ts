#!/usr/bin/env node
/** `telephony-mock`: serves the mock until it is stopped. */
import { requestLine } from './cli/log.ts';
import { help, readOptions } from './cli/read-options.ts';
import { startMock } from './start-mock.ts';

try {
  const options = readOptions(process.argv.slice(2));
  if (options === 'help') process.stdout.write(help);
  else await serve(options);
} catch (error) {
  const { code, message, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') console.error(`Port ${port} is taken. Choose another with --port.`);
  else console.error(code?.startsWith('ERR_PARSE_ARGS') ? `${message}\nSee telephony-mock --help.` : message);
  process.exitCode = 1;
}

async function serve(options: Exclude<ReturnType<typeof readOptions>, 'help'>): Promise<void> {
  const mock = await startMock({
    ...options,
    ...(options.quiet ? {} : { onRequest: (request) => console.log(requestLine(request)) }),
    onReload: (failure) => {
      if (failure)
        console.error(
          `The contract changed and cannot be read, so the last good one stays: ${failure.message}`,
        );
      else if (!options.quiet) console.log('The contract changed: answers follow it.');
    },
  });
  console.log(`The mock answers on ${mock.url} and ${mock.url}/v1.2/<service>`);
  process.send?.({ url: mock.url });
  const stop = () => void mock.close().finally(() => process.exit());
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  // The parent that started this process has ended, in whatever way.
  process.once('disconnect', stop);
}
