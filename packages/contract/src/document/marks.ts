/** The marks of a contract that programs heed: what an operation does to the world, and which values are secret. */
import { isJsonObject } from './openapi-document.ts';
import { walkContract } from './walk-contract.ts';

/** What the marks of operations (`x-effect`) mean, as the end of a sentence: `This …`. */
export const EFFECTS: Readonly<Record<string, string>> = {
  'deletes-collection': 'deletes everything in the collection and cannot be undone',
  dials: 'can ring a phone',
  'ends-token': 'ends your token: later requests with it return 401',
  sends: 'sends a message',
};

/**
 * The names whose values are secret, in lower case: of fields and parameters with `format: password`, `writeOnly` or `x-secret`, and
 * those that security schemes name.
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
