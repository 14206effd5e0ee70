import { LISTS } from '../generated/lists.ts';
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
 * does not have; with a list where it takes one record, or one where it takes a list; and the deletion of a whole collection
 * without consent, or with a filter, which would not limit it.
 *
 * @throws TypeError
 */
export function checkCall({ method, path, options = {}, parameters }: CoreRequest): void {
  knownNames('option', options, OPTIONS);
  knownNames('path parameter', options.path, path.match(/[^{]+(?=\})/g) ?? []);
  if (parameters) knownNames('parameter', options.query, parameters);
  const { body } = options;
  const takesList = LISTS.includes(`${method} ${path}`);
  const hasList = [body, ...Object.values(options.path ?? {})].some(Array.isArray);
  if (hasList && !takesList) throw new TypeError('this takes one, not a list. Did you mean a call for each?');
  if (body && takesList && !hasList) throw new TypeError('the body is a list. Did you mean [{ … }]?');
  if (method === 'DELETE' && !path.includes('{') && (options.confirm !== 'all' || options.query))
    throw new TypeError(
      `this deletes everything in ${path}. Pass confirm: 'all' without query if you mean that`,
    );
}
