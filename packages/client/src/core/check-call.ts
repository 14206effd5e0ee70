import type { CoreOptions, CoreRequest } from './core.ts';
import { knownNames } from './known-names.ts';

const OPTIONS: readonly (keyof CoreOptions)[] = [
  'path',
  'query',
  'body',
  'headers',
  'signal',
  'timeoutMs',
  'attemptTimeoutMs',
  'retries',
  'retryUnsafe',
  'confirm',
];

/**
 * Refuses a call that would do something other than what its options say: with options or path parameters that the operation
 * does not have; and the deletion of a whole collection without consent, or with a filter, which would not limit it.
 *
 * @throws TypeError
 */
export function checkCall({ method, path, options = {}, parameters }: CoreRequest): void {
  knownNames('option', options, OPTIONS);
  knownNames('path parameter', options.path, path.match(/[^{]+(?=\})/g) ?? []);
  if (parameters) knownNames('parameter', options.query, parameters);
  if (method === 'DELETE' && !path.includes('{') && (options.confirm !== 'all' || options.query))
    throw new TypeError(
      `this deletes everything in ${path}. Pass confirm: 'all' without query if you mean that`,
    );
}
