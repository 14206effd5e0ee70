import { HelpWanted, UserError } from '@telephony/command-line';
import { leadingNames } from '../../../foreign/consumers.ts';
import { benches } from './benches.ts';

const names = Object.keys(benches);
const width = Math.max(...names.map((name) => name.length));

const HELP = `Runs benchmarks, one after the other.

Usage: npm run bench [-- NAME ...] [--yes] [options of the one benchmark that is named]

${Object.entries(benches)
  .map(([name, { about }]) => `  ${name.padEnd(width)}  ${about}`)
  .join('\n')}

Without a name, all of them run. That takes some minutes, on a machine that should be idle otherwise. What they compare with
is not part of \`npm ci\`: the first run says what it would install in tools/rivals, and asks.

  --yes   install it without asking, as in CI
  --help  show this text, or the help of the named benchmark

Exits 1 when a benchmark fails or misses its limit.

Examples: npm run bench -- mock webhooks
          npm run bench -- sandbox --only load --seconds 10`;

/** Which benchmarks somebody wants. */
export interface BenchRequest {
  names: string[];
  yes: boolean;
  /** Options that go to the benchmark. */
  options: string[];
}

/**
 * Reads the arguments of the command.
 *
 * @throws HelpWanted for `--help`, UserError for a name that no benchmark has, and for options that could be of several.
 */
export function readRequest(args: string[]): BenchRequest {
  const { names: named, options: rest } = leadingNames(args);
  const unknown = named.find((name) => !Object.hasOwn(benches, name));
  if (unknown !== undefined) {
    throw new UserError(`There is no benchmark "${unknown}". The benchmarks are ${names.join(', ')}.`);
  }
  const options = rest.filter((arg) => arg !== '--yes');
  if (named.length !== 1) {
    if (options.some((option) => ['--help', '-h'].includes(option))) throw new HelpWanted(HELP);
    if (options.length > 0) {
      throw new UserError(
        `${options[0]} is an option of one benchmark. Name that one first: npm run bench -- NAME ${options.join(' ')}`,
      );
    }
  }
  return { names: named.length > 0 ? named : names, yes: options.length < rest.length, options };
}
