import { CALL_OPTIONS } from '../core/call-options.ts';
import { checkNames } from '../core/check-names.ts';
import { COLLECTION } from '../operations/operation.ts';
import type { CallOptions } from '../types/call-options.ts';
import type { Collection } from './collection.ts';
import type { CollectionQuery } from './collection-query.ts';
import type { PagedPath } from './paged-path.ts';

/** Records per page by default. */
const DEFAULT_PAGE_SIZE = 500;

/** The largest `limit` (documents, section Endpoints). */
const LARGEST_PAGE_SIZE = 5000;

/** Options of `paginate` and `pages`. Those of every call apply to each request. */
export interface PagesOptions<P extends PagedPath> extends CallOptions {
  query?: CollectionQuery<P> | undefined;
  /** Records per page, sent as `limit`: 1 to 5000. Default: 500. */
  pageSize?: number | undefined;
  /** Number of the first page, if you know it. Default: detected while reading (ledger N-17). */
  firstPage?: 0 | 1 | undefined;
  /** Requests that may run at once, from the second page on. Default: 1, so a page is requested when it is needed. */
  concurrency?: number | undefined;
}

const OPTIONS: readonly (keyof PagesOptions<PagedPath>)[] = [
  'query',
  'pageSize',
  'firstPage',
  'concurrency',
  ...CALL_OPTIONS,
];

/** The options with their defaults, and what every request carries apart from `page` and `limit`. */
export interface CheckedOptions {
  pageSize: number;
  firstPage: 0 | 1 | undefined;
  concurrency: number;
  query: object | undefined;
  call: CallOptions;
}

/**
 * @param parameters The names that `query` may have. Default: those of every collection but `page` and `limit`.
 * @throws TelephonyError of kind `request` for names that do not exist, and for numbers that are out of range
 */
export function checkOptions<P extends PagedPath>(
  { fail }: Collection<P>,
  options: PagesOptions<P>,
  parameters: readonly string[] = COLLECTION.filter((name) => name !== 'page' && name !== 'limit'),
): CheckedOptions {
  const { query, pageSize = DEFAULT_PAGE_SIZE, firstPage, concurrency = 1, ...call } = options;
  const refuse = (reason: string) => fail('request', reason);
  checkNames(fail, 'option', options, OPTIONS);
  checkNames(fail, 'parameter', query, parameters);
  if (!Number.isInteger(pageSize) || pageSize < 1 || pageSize > LARGEST_PAGE_SIZE)
    throw refuse(`pageSize must be a whole number from 1 to ${LARGEST_PAGE_SIZE}`);
  if (firstPage !== undefined && firstPage !== 0 && firstPage !== 1)
    throw refuse('firstPage must be 0 or 1, or be left out');
  if (!Number.isInteger(concurrency) || concurrency < 1)
    throw refuse('concurrency must be a whole number from 1');
  return { pageSize, firstPage, concurrency, query, call };
}
