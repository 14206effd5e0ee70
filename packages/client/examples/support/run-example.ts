import { styleText } from 'node:util';
import { oneLine } from './one-line.ts';
import { UsageError } from './usage-error.ts';

/** Exit codes by the signal that ended a program: 128 and its number. */
const exitCodes = { SIGINT: 130, SIGTERM: 143 } as const;

/**
 * Runs the body of an example. `--help` shows the help. An error is one line and exit code 1, a mistake in the options
 * is exit code 2. Ctrl-C raises the signal, so that the body cleans up; a second one ends the program at once.
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
  // Whoever reads our output has enough, such as `head`.
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
  // A signal that came before has no more to stop.
  process.removeAllListeners('SIGINT').removeAllListeners('SIGTERM');
}
