import { type Given, meant, optionNames, readOption } from './given.ts';
import { PREFIX, variableOf } from './names.ts';
import { OptionError } from '../ground/options/option-error.ts';

/**
 * The options in the environment. An empty variable says nothing.
 *
 * @throws OptionError for a value that is not valid, and for a variable with the sandbox's prefix that names no option.
 */
export function fromEnvironment(env: NodeJS.ProcessEnv): Given {
  const names = new Map(optionNames.map((name) => [variableOf(name), name]));
  const given: Given = {};
  for (const [variable, text] of Object.entries(env)) {
    if (!variable.startsWith(PREFIX) || text === undefined || text === '') continue;
    const name = names.get(variable);
    if (name === undefined)
      throw new OptionError(
        `The environment has ${variable}, which is not an option. ${meant(variable, names.keys())}`,
      );
    Object.assign(given, readOption(name, variable, { text }));
  }
  return given;
}
