import { type Given, meant, optionNames, readOption } from './given.ts';
import { PREFIX, variableOf } from './names.ts';
import { OptionError } from '../ground/options/option-error.ts';

/** What the environment says: options, and the configuration file. A variable that is empty says nothing. */
export interface Environment {
  given: Given;
  config: string | undefined;
}

/** @throws OptionError for a value that is not valid, and for a variable that begins as those of the sandbox and names no option. */
export function fromEnvironment(env: NodeJS.ProcessEnv): Environment {
  const names = new Map(optionNames.map((name) => [variableOf(name), name]));
  const config = variableOf('config');
  const given: Given = {};
  for (const [variable, text] of Object.entries(env)) {
    if (!variable.startsWith(PREFIX) || variable === config || text === undefined || text === '') continue;
    const name = names.get(variable);
    if (name === undefined)
      throw new OptionError(
        `The environment has ${variable}, which is not an option. ${meant(variable, [...names.keys(), config])}`,
      );
    Object.assign(given, readOption(name, variable, { text }));
  }
  return { given, config: env[config] || undefined };
}
