import { parseArgs, type ParseArgsOptionDescriptor } from 'node:util';
import { type Given, meant, optionNames, readOption } from './given.ts';
import { dashed, flagOf } from './names.ts';
import { OptionError } from '../ground/options/option-error.ts';
import { options } from './table.ts';

const descriptors: Record<string, ParseArgsOptionDescriptor> = Object.fromEntries(
  optionNames.map((name) => [
    dashed(name),
    { type: options[name].kind.value === undefined ? 'boolean' : 'string' },
  ]),
);

/** The options on the command line, or `help` if it asks for it. @throws OptionError */
export function fromCommandLine(args: string[]): Given | 'help' {
  const values = parse(args);
  if (values['help'] === true) return 'help';
  const given: Given = {};
  for (const name of optionNames) {
    const value = values[dashed(name)];
    if (value === undefined) continue;
    const place = value === false ? `--no-${dashed(name)}` : flagOf(name);
    Object.assign(
      given,
      readOption(name, place, typeof value === 'string' ? { text: value } : { json: value }),
    );
  }
  return given;
}

function parse(args: string[]): Record<string, unknown> {
  try {
    const { values } = parseArgs({
      args,
      allowNegative: true,
      options: { ...descriptors, help: { type: 'boolean', short: 'h' } },
    });
    return values;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const [, unknown] = /^Unknown option '(-[^']*)'/.exec(error.message) ?? [];
    const [, word] = /^Unexpected argument '([^']*)'/.exec(error.message) ?? [];
    if (word !== undefined)
      throw new OptionError(
        `${word} is not a command. The commands are telephony-sandbox [options] and telephony-sandbox check-trace FILE.`,
        { cause: error },
      );
    if (unknown === undefined)
      throw new OptionError(`${error.message}\nSee telephony-sandbox --help.`, { cause: error });
    const flags = [...optionNames.map(flagOf), '--help'];
    throw new OptionError(`There is no option ${unknown}. ${meant(unknown, flags)}`, { cause: error });
  }
}
