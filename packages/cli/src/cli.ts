/** `telephony`: reads the command line and runs its command. */
import { CommanderError } from 'commander';
import { EXIT } from './exit.ts';
import { say } from './output/terminal.ts';
import { createProgram } from './program.ts';

// Flags may be written as the contract writes fields: --caller_id.
const typed = process.argv
  .slice(2)
  .map((word) => word.replace(/^--[\w.-]+/, (flag) => flag.replaceAll('_', '-')));
// `help cdrs list` is `cdrs list --help`: the parser's own `help` takes one word.
const words = typed[0] === 'help' && typed.length > 2 ? [...typed.slice(1), '--help'] : typed;

try {
  const program = createProgram(words[0] === 'complete' ? words.slice(2) : words);
  if (words[0] === 'complete') (await import('@bomb.sh/tab/commander')).default(program);
  await program.parseAsync(words, { from: 'user' });
} catch (error) {
  // Commander has printed the help or the error.
  if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : EXIT.usage;
  else {
    const { describeFailure } = await import('./failure.ts');
    const { text, exitCode } = describeFailure(error);
    say(text);
    process.exitCode = exitCode;
  }
}
