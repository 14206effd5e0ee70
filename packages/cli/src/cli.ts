/** `telephony`: reads the command line and runs its command. */
import { CommanderError } from 'commander';
import { EXIT } from './exit.ts';
import { createProgram } from './program.ts';

// A reader that has seen enough closes the pipe.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', ({ code }: NodeJS.ErrnoException) => process.exit(code === 'EPIPE' ? 0 : 1));

const words = process.argv
  .slice(2)
  .map((word) => word.replace(/^--[\w.-]+/, (flag) => flag.replaceAll('_', '-')));

try {
  const program = createProgram(words[0] === 'complete' ? words.slice(2) : words);
  if (words[0] === 'complete') (await import('@bomb.sh/tab/commander')).default(program);
  await program.parseAsync(words, { from: 'user' });
} catch (error) {
  // Commander has written what there is to say. Help that somebody has asked for is no failure.
  if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : EXIT.usage;
  else {
    const { failureOf } = await import('./failure.ts');
    const { text, exitCode } = failureOf(error);
    process.stderr.write(`${text}\n`);
    process.exitCode = exitCode;
  }
}
