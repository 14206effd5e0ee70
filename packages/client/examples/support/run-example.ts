import { styleText } from 'node:util';
import { oneLine } from './one-line.ts';
import { UsageError } from './usage-error.ts';

/** Exit codes by the signal that ended a program: 128 plus its number. */
const exitCodes = { SIGINT: 130, SIGTERM: 143 } as const;

/**
 * Runs an example. `--help` prints the help. An error prints one line and exits with 1, a mistake in the options with 2.
 * Ctrl-C aborts the signal, so that the example can clean up; a second Ctrl-C ends the program straight away.
 */
export async function runExample(help: string, main: (signal: AbortSignal) => Promise<void>): Promise<void> {
  if (process.argv.includes('--help')) {
    console.log(help.trim());
    return;
  }
  const interruption = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const) {
    process.once(name, () => {
      process.exitCode = exitCodes[name];
      interruption.abort();
    });
  }
  // The reader of the output has closed it, as `head` does.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
  });
  try {
    await main(interruption.signal);
  } catch (error) {
    if (interruption.signal.aborted) console.error('Stopped.');
    else {
      const isUsage =
        error instanceof UsageError ||
        String((error as NodeJS.ErrnoException).code).startsWith('ERR_PARSE_ARGS');
      const hint = isUsage ? ' See --help.' : '';
      console.error(styleText('red', oneLine(error), { stream: process.stderr }) + hint);
      process.exitCode = isUsage ? 2 : 1;
    }
  }
  // From here on there is nothing left to clean up.
  process.removeAllListeners('SIGINT').removeAllListeners('SIGTERM');
}
