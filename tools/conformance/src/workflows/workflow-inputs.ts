import { UserError } from '@telephony/command-line';
import type { ConformanceOptions } from '../options.ts';
import type { WorkflowFile } from './read-workflows.ts';

/**
 * Inputs of the workflows from `name=value` texts, with the types that the workflows give them.
 *
 * @throws UserError for a text without a name, a name that no workflow has, or a value that is not an integer where one is required.
 */
export function workflowInputs(files: WorkflowFile[], texts: string[]): Record<string, string | number> {
  const types = new Map(
    files.flatMap(({ document }) =>
      document.workflows.flatMap(({ inputs }) =>
        Object.entries(inputs?.properties ?? {}).map(([name, { type }]): [string, string | undefined] => [
          name,
          type,
        ]),
      ),
    ),
  );
  return Object.fromEntries(
    texts.map((text): [string, string | number] => {
      const [, name, value] = /^(\w+)=(.*)$/s.exec(text) ?? [];
      if (name === undefined || value === undefined) {
        throw new UserError('--input must be NAME=VALUE, such as --input queueId=30601.');
      }
      if (!types.has(name)) {
        throw new UserError(
          `--input: "${name}" is not an input of a workflow. Inputs: ${[...types.keys()].join(', ')}.`,
        );
      }
      if (types.get(name) !== 'integer') return [name, value];
      if (!/^-?\d{1,15}$/.test(value)) throw new UserError(`--input ${name} must be an integer.`);
      return [name, Number(value)];
    }),
  );
}

/** Names of the inputs that the options give. */
export function givenInputs({ inputs, access }: Pick<ConformanceOptions, 'inputs' | 'access'>): Set<string> {
  return new Set([
    ...inputs.map((text) => text.split('=')[0] ?? ''),
    ...('token' in access ? [] : ['email', 'password']),
  ]);
}
