import { TelephonyError } from '../core/telephony-error.ts';
import type { CallOptions } from '../types/call-options.ts';
import type { CollectionQuery } from './collection-query.ts';
import type { PagedPath } from './paged-path.ts';

/** Records on a page where nothing else is asked for. */
const DEFAULT_PAGE_SIZE = 500;

/** The largest `limit` (documents, section Endpoints). */
const LARGEST_PAGE_SIZE = 5000;

/** What `paginate` and `pages` take. `signal`, `timeout` and `headers` are those of each request. */
export interface PagesOptions<P extends PagedPath> extends CallOptions {
  query?: CollectionQuery<P> | undefined;
  /** Records on a page, sent as `limit`: 1 to 5000. Default 500. */
  pageSize?: number | undefined;
  /** The number of the first page, if you know it. Without it `pages` finds out (ledger N-17). */
  firstPage?: 0 | 1 | undefined;
  /** Requests that may be under way at once, from the second page on. Default 1: a page is asked for when it is needed. */
  concurrency?: number | undefined;
}

/** The options with their defaults, and what goes with each request apart from `page` and `limit`. */
export interface CheckedOptions {
  pageSize: number;
  firstPage: 0 | 1 | undefined;
  concurrency: number;
  query: object | undefined;
  call: CallOptions;
}

/** @throws TelephonyError of kind `request` for numbers that cannot be. */
export function checkOptions<P extends PagedPath>(path: P, options: PagesOptions<P>): CheckedOptions {
  const { query, pageSize = DEFAULT_PAGE_SIZE, firstPage, concurrency = 1, ...call } = options;
  const refuse = (reason: string) => new TelephonyError('request', { method: 'GET', path }, reason);
  if (!Number.isInteger(pageSize) || pageSize < 1 || pageSize > LARGEST_PAGE_SIZE)
    throw refuse(`pageSize is ${pageSize}, but a page has 1 to ${LARGEST_PAGE_SIZE} records.`);
  if (firstPage !== undefined && firstPage !== 0 && firstPage !== 1)
    throw refuse(`firstPage is ${String(firstPage)}. Give 0 or 1, or leave it out.`);
  if (!Number.isInteger(concurrency) || concurrency < 1)
    throw refuse(`concurrency is ${concurrency}. Give a whole number of requests from 1.`);
  return { pageSize, firstPage, concurrency, query, call };
}
