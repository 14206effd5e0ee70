import type { ValidateFunction } from 'ajv/dist/2020.js';

/** What a validator has against a value, each with its place in the value. */
export function problemsOf(validate: ValidateFunction, value: unknown): string[] {
  if (validate(value)) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) => `${instancePath || '/'} ${message} ${JSON.stringify(params)}`,
  );
}
