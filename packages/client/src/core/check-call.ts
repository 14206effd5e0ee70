import type { CoreOptions, CoreRequest } from './core.ts';
import { knownNames } from './known-names.ts';

const OPTIONS: readonly (keyof CoreOptions)[] = [
  'path',
  'query',
  'body',
  'headers',
  'signal',
  'timeoutMs',
  'confirm',
];

/**
 * Refuses a call that would do something other than what its options say: with options or path parameters that the operation
 * does not have; and the deletion of a whole collection without consent.
 *
 * @throws TypeError
 */
export function checkCall({ method, path, options }: CoreRequest): void {
  const places = Array.from(path.matchAll(/\{(\w+)\}/g), ([, name]) => name!);
  knownNames('option', options, OPTIONS);
  knownNames('path parameter', options?.path, places);
  if (method === 'DELETE' && places.length === 0 && options?.confirm !== 'all')
    throw new TypeError(`this deletes everything in ${path}. Pass confirm: 'all' if you mean that`);
}
