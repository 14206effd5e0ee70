import { type Command, CommanderError } from 'commander';
import { EXIT } from './exit.ts';
import { say } from './output/terminal.ts';
import { createProgram } from './program.ts';

// Flags may be written as the contract writes fields: --caller_id.
const typed = process.argv
  .slice(2)
  .map((word) => word.replace(/^--[\w.-]+/, (flag) => flag.replaceAll('_', '-')));
// `help cdrs list` is `cdrs list --help`: the parser's own `help` takes one word, and does not say that it is unknown.
const isHelp = typed[0] === 'help' && typed.length > 1;
const words = isHelp ? typed.slice(1) : typed;

const isCompleting = words[0] === 'complete';

try {
  // Before the first request.
  if (Object.keys(process.env).some((name) => /^https?_proxy$/i.test(name)))
    (await import('./account/proxy.ts')).useProxies();
  const program = createProgram(isCompleting ? words.slice(2) : words, isCompleting);
  if (isCompleting) (await import('./complete.ts')).addCompletion(program);
  const find = (at: Command | undefined, word: string) => at?.commands.find((one) => one.name() === word);
  const isKnown = isHelp && words.reduce<Command | undefined>(find, program) !== undefined;
  await program.parseAsync(isKnown ? [...words, '--help'] : words, { from: 'user' });
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
