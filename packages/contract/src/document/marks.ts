/** The contract's marks of effects and of secrets. */
import { isJsonObject } from './openapi-document.ts';
import { walkContract } from './walk-contract.ts';

/** Effects of operations by their mark (`x-effect`), to follow `This …`. */
export const EFFECTS: Readonly<Record<string, string>> = {
  'deletes-collection': 'deletes everything in the collection and cannot be undone',
  dials: 'can ring a phone',
  'ends-token': 'ends your token: later requests with it return 401',
  sends: 'sends a message',
};

/**
 * Collects the names of secret values, in lower case: fields and parameters with `format: password`, `writeOnly` or `x-secret`,
 * and keys of security schemes.
 */
export function secretNames(document: unknown): Set<string> {
  const names = new Set<string>();
  const isSecret = (schema: unknown): boolean =>
    isJsonObject(schema) &&
    (schema['format'] === 'password' || schema['writeOnly'] === true || schema['x-secret'] === true);
  walkContract(document, (element) => {
    const { name, in: place, type, schema, properties } = element;
    if (typeof name === 'string' && typeof place === 'string' && (type === 'apiKey' || isSecret(schema)))
      names.add(name.toLowerCase());
    if (!isJsonObject(properties)) return;
    for (const [field, one] of Object.entries(properties)) if (isSecret(one)) names.add(field.toLowerCase());
  });
  return names;
}
