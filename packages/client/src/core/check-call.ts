import { LISTS } from '../generated/lists.ts';
import type { CoreOptions, CoreRequest } from './core.ts';
import { knownNames } from './known-names.ts';

/** The names of all options of a call. */
export const OPTIONS: readonly string[] = [
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
] satisfies (keyof CoreOptions)[];

/**
 * Refuses a call that would do something other than what its options say: with options or path parameters that the operation
 * does not have; with a list where it takes one record, or one where it takes a list; and the deletion of a whole collection
 * without consent, or with a filter, which would not limit it.
 *
 * @throws TypeError
 */
export function checkCall({ method, path, query, options = {} }: CoreRequest): void {
  const placeholders = path.match(/[^{]+(?=\})/g) ?? [];
  knownNames('option', options, OPTIONS);
  knownNames('path parameter', options.path, placeholders);
  if (query && options.query) knownNames('parameter', options.query, [...placeholders, ...query]);
  const { body } = options;
  const isCollection = !path.includes('{');
  const hasList = Object.values({ ...options.path, body }).some(Array.isArray);
  const takesList = isCollection
    ? method === 'PATCH'
    : (hasList || body) && LISTS.includes(`${method} ${path}`);
  if (hasList && !takesList) throw new TypeError('this takes no list. Did you mean a call for each?');
  if (body && takesList && !hasList) throw new TypeError('this takes a list. Did you mean [{ … }]?');
  if (method === 'DELETE' && isCollection && (options.confirm !== 'all' || options.query))
    throw new TypeError(`this deletes everything. Pass confirm: 'all' without query if you mean that`);
}
