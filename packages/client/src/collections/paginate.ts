import type { Page } from '../core/call-types.ts';
import type { Telephony } from '../core/core.ts';
import { collectionOf, type PagedPath, type RecordOf } from './collection.ts';
import {
  checkKeyset,
  createCursor,
  type KeysetOptions,
  type KeysetPage,
  readKeysetPages,
  walkRecords,
  type Walk,
  withPositions,
} from './keyset.ts';
import { checkPagesOptions, type PagesOptions, readNumberedPages } from './numbered-pages.ts';

/**
 * Reads records in the order of a field, as they are needed. None comes twice, and none is missing that was there all along. Throws as
 * `pages` does.
 *
 * @example
 * const cdrs = paginate(pbx, '/cdrs', { by: 'id', after: await loadPosition() });
 * for await (const cdr of cdrs) await save(cdr, cdrs.position);
 */
export function paginate<P extends PagedPath>(
  pbx: Telephony,
  path: P,
  options: KeysetOptions<NoInfer<P>>,
): Walk<RecordOf<P>>;
/**
 * Reads records by numbered pages, as they are needed. Records that come and go meanwhile shift the others: `by: 'id'` is exact. Throws
 * as `pages` does.
 *
 * @example
 * const filter = where('/cdrs').gte('calldate', '2026-11-01').eq('type', 'O');
 * for await (const cdr of paginate(pbx, '/cdrs', { query: { filter } })) console.log(cdr.dst);
 */
export function paginate<P extends PagedPath>(
  pbx: Telephony,
  path: P,
  options?: PagesOptions<NoInfer<P>> | KeysetOptions<NoInfer<P>>,
): AsyncGenerator<RecordOf<P>, void, undefined>;
export function paginate<P extends PagedPath>(
  pbx: Telephony,
  path: P,
  options: PagesOptions<P> | KeysetOptions<P> = {},
): AsyncGenerator<RecordOf<P>, void, undefined> {
  if (!isOrdered(options)) return recordsOf(pages(pbx, path, options));
  const collection = collectionOf(pbx, path);
  const checked = checkKeyset(collection, options);
  const cursor = createCursor(collection, checked);
  return walkRecords(readKeysetPages(collection, checked, cursor), cursor);
}

function isOrdered<P extends PagedPath>(
  options: PagesOptions<P> | KeysetOptions<P>,
): options is KeysetOptions<P> {
  return options.by !== undefined;
}

async function* recordsOf<Item>(
  read: AsyncGenerator<Page<Item>, void, undefined>,
): AsyncGenerator<Item, void, undefined> {
  for await (const { data } of read) yield* data;
}

/**
 * Reads records in the order of a field, some at a time. None comes twice, and none is missing that was there all along. Skips records
 * without a value in the field.
 *
 * @throws TelephonyError of kind `request`, at once, for the position of another path or field; `body` if the platform does not apply the
 * order or the conditions (ledger O-43, N-19)
 */
export function pages<P extends PagedPath>(
  pbx: Telephony,
  path: P,
  options: KeysetOptions<NoInfer<P>>,
): AsyncGenerator<KeysetPage<RecordOf<P>>, void, undefined>;
/**
 * Reads numbered pages, each when it is needed, until the latest `total` of records or an empty page. Leaving the loop aborts requests in
 * progress.
 *
 * Whether pages count from 0 or 1 is unknown (ledger N-17): if `page=1` returns the first page again, they count from 1. Records that come
 * and go meanwhile shift the others: `by: 'id'` is exact.
 *
 * @throws TelephonyError of kind `request`, at once, for a number out of range; `body` if `total` shrinks, if a response is not a page or
 * repeats an earlier one, or if records without an id do not show how pages count
 */
export function pages<P extends PagedPath>(
  pbx: Telephony,
  path: P,
  options?: PagesOptions<NoInfer<P>> | KeysetOptions<NoInfer<P>>,
): AsyncGenerator<Page<RecordOf<P>>, void, undefined>;
export function pages<P extends PagedPath>(
  pbx: Telephony,
  path: P,
  options: PagesOptions<P> | KeysetOptions<P> = {},
): AsyncGenerator<Page<RecordOf<P>>, void, undefined> {
  const collection = collectionOf(pbx, path);
  if (!isOrdered(options)) return readNumberedPages(collection, checkPagesOptions(collection, options));
  const checked = checkKeyset(collection, options);
  const cursor = createCursor(collection, checked);
  return withPositions(readKeysetPages(collection, checked, cursor), cursor);
}
