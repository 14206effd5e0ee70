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

const isCompleting = words[0] === 'complete';

try {
  // Before the first request.
  if (Object.keys(process.env).some((name) => /^https?_proxy$/i.test(name)))
    (await import('./account/proxy.ts')).useProxies();
  const program = createProgram(isCompleting ? words.slice(2) : words, isCompleting);
  if (isCompleting) (await import('./complete.ts')).addCompletion(program);
  await program.parseAsync(words, { from: 'user' });
} catch (error) {
  // Commander has printed the help or the error.
  if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : EXIT.usage;
  else {
    const { describeFailure } = await import('./failure.ts');
    const { text, exitCode } = describeFailure(error, words.includes('--verbose'));
    say(text);
    process.exitCode = exitCode;
  }
}
