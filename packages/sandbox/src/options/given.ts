import { nearest } from '@telephony/contract';
import type { OptionName, OptionValues } from './option.ts';
import { OptionError } from '../ground/options/option-error.ts';
import { options } from './table.ts';

/** The options that one source gives: command line, environment or code. */
export type Given = Partial<OptionValues>;

export const optionNames = Object.keys(options) as OptionName[];

/**
 * Reads an option.
 *
 * @param place Where it is, for the message: `--port`, or `startSandbox: port`.
 * @param raw A text of the command line or the environment, or a value of code.
 * @throws OptionError when it does not take the value.
 */
export function readOption<N extends OptionName>(
  name: N,
  place: string,
  raw: { text: string } | { json: unknown },
): Pick<Given, N> {
  const { kind, default: usual } = options[name];
  const value = 'text' in raw ? kind.fromText(raw.text) : kind.fromJson(raw.json);
  if (value === undefined) {
    const shown = 'text' in raw ? `"${raw.text}"` : (JSON.stringify(raw.json) ?? 'nothing');
    throw new OptionError(
      `${place}: ${shown} is not valid. Give ${kind.is}, or leave it out (default: ${usual.replaceAll('`', '')}).`,
    );
  }
  return { [name]: value } as Pick<Given, N>;
}

/** The end of a message about a name that no option has: the option that may be meant, or where all of them are. */
export function meant(name: string, names: Iterable<string>): string {
  const near = nearest(name, names);
  return near === undefined ? 'See telephony-sandbox --help.' : `Did you mean ${near}?`;
}
