import { isJsonObject } from '@telephony/contract';
import { OptionError } from '../ground/options/option-error.ts';
import { type Given, meant, optionNames, readOption } from './given.ts';
import type { OptionName } from './option.ts';

/** What is an option in a place. */
interface Known {
  names: readonly OptionName[];
  /** Options that are functions: they are taken as they are. */
  functions: readonly string[];
}

/**
 * Options by their names in code, those of webhooks in `webhooks`. What is undefined is as if it was not there.
 *
 * @param json What a configuration file says, or code gives.
 * @param source Where it is, for messages: the name of the file, or of the function.
 * @throws OptionError for a name that is not an option, and for a value that an option does not take.
 */
export function fromObject(
  json: unknown,
  source: string,
  { names, functions }: Known = { names: optionNames, functions: [] },
): Given {
  if (!isJsonObject(json))
    throw new OptionError(`${source}: must be an object of options, such as {"port": 4020}.`);
  const given: Given = {};
  for (const [option, value] of entriesOf(json, source)) {
    if (value === undefined) continue;
    const name = names.find((one) => one === option);
    if (name !== undefined) Object.assign(given, readOption(name, `${source}: ${option}`, { json: value }));
    else if (!functions.includes(option))
      throw new OptionError(
        `${source}: ${option} is not an option. ${meant(option, [...names, 'webhooks'])}`,
      );
    else if (typeof value === 'function') Object.assign(given, { [option]: value });
    else throw new OptionError(`${source}: ${option} must be a function.`);
  }
  return given;
}

/** The entries with the names of options: those of `webhooks` have it before them. */
function entriesOf(json: object, source: string): [string, unknown][] {
  return Object.entries(json).flatMap(([name, value]: [string, unknown]): [string, unknown][] => {
    if (name !== 'webhooks' || value === undefined) return [[name, value]];
    if (!isJsonObject(value))
      throw new OptionError(`${source}: webhooks must be an object, such as {"timeout": 5000}.`);
    return Object.entries(value).map(([member, inner]) => [`webhooks.${member}`, inner]);
  });
}
