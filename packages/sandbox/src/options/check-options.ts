import { isJsonObject } from '@telephony/contract';
import { OptionError } from './kinds.ts';
import { type Given, meant, nested, optionNames, readOption } from './read-option.ts';
import type { SandboxOptions } from './sandbox-options.ts';

/** The options that code can give; the others are the command's own. */
const names = optionNames.filter((name) => name !== 'log' && name !== 'quiet');
/** Options that are functions, which code alone can give: they are taken as they are. */
const functions = new Set(['onFault', 'onIdle', 'onRequest', 'webhooks.onAttempt']);

/**
 * Options that code gives, which need not be TypeScript. What is undefined is as if it was not there.
 *
 * @returns The same, with everything in its usual form.
 * @throws OptionError for a name that is not an option, and for a value that an option does not take.
 */
export function checkOptions(options: SandboxOptions): SandboxOptions {
  const given: Given = {};
  for (const [option, value] of entriesOf(options)) {
    if (value === undefined) continue;
    const name = names.find((one) => one === option);
    if (name !== undefined)
      Object.assign(given, readOption(name, `startSandbox: ${option}`, { json: value }));
    else if (!functions.has(option))
      throw new OptionError(
        `startSandbox: ${option} is not an option. ${meant(option, [...names, 'webhooks'])}`,
      );
    else if (typeof value === 'function') Object.assign(given, { [option]: value });
    else throw new OptionError(`startSandbox: ${option} must be a function.`);
  }
  return nested(given);
}

/** The entries with the names of options: those of `webhooks` have it before them. */
function entriesOf(options: unknown): [string, unknown][] {
  if (!isJsonObject(options))
    throw new OptionError('startSandbox: must be an object of options, such as {"port": 4020}.');
  return Object.entries(options).flatMap(([name, value]: [string, unknown]): [string, unknown][] => {
    if (name !== 'webhooks' || value === undefined) return [[name, value]];
    if (!isJsonObject(value))
      throw new OptionError('startSandbox: webhooks must be an object, such as {"timeout": 5000}.');
    return Object.entries(value).map(([member, inner]) => [`webhooks.${member}`, inner]);
  });
}
