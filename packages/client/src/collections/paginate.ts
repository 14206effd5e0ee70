import type { Page } from '../core/call-types.ts';
import type { Telephony } from '../core/core.ts';
import { collectionOf, type PagedPath, type RecordOf } from './collection.ts';
import {
  checkKeyset,
  cursorOf,
  type KeysetOptions,
  type KeysetPage,
  keysetPages,
  pagesWithPosition,
  walk,
  type Walk,
} from './keyset.ts';
import { checkOptions, type PagesOptions, turnPages } from './numbered-pages.ts';

/**
 * Reads the records of a collection in the order of a field, requesting them as they are needed: none twice, and none of
 * those missing that were there all along, whatever is inserted or deleted meanwhile. `position` says where to go on after
 * the latest record. See `pages` for what it throws.
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
 * Reads the records of a collection by numbered pages, requesting them as they are needed. Records that come and go
 * meanwhile shift the others: `by: 'id'` is exact. See `pages` for when it stops and what it throws.
 *
 * @example
 * const filter = where('/cdrs').gte('calldate', '2026-11-01').eq('type', 'O');
 * for await (const cdr of paginate(pbx, '/cdrs', { query: { filter } })) console.log(cdr.dst);
 */
export function paginate<P extends PagedPath>(
  pbx: Telephony,
  path: P,
  options?: PagesOptions<NoInfer<P>>,
): AsyncGenerator<RecordOf<P>, void, undefined>;
export function paginate<P extends PagedPath>(
  pbx: Telephony,
  path: P,
  options: PagesOptions<P> | KeysetOptions<P> = {},
): AsyncGenerator<RecordOf<P>, void, undefined> {
  if (!('by' in options)) return recordsOf(pages(pbx, path, options));
  const collection = collectionOf(pbx, path);
  const checked = checkKeyset(collection, options);
  const cursor = cursorOf(collection, checked);
  return walk(keysetPages(collection, checked, cursor), cursor);
}

async function* recordsOf<Item>(
  read: AsyncGenerator<Page<Item>, void, undefined>,
): AsyncGenerator<Item, void, undefined> {
  for await (const { data } of read) yield* data;
}

/**
 * Reads the records of a collection in the order of a field, some at a time: `{ data, total, position }`. No record comes
 * twice, and none of those is missing that were there all along, whatever is inserted or deleted meanwhile; records
 * without a value in the field are not read. `position` says where to go on after these records.
 *
 * @throws TelephonyError of kind `request`, straight away, for a position of another path or field; while reading, as
 * every call does, and of kind `body` if the platform does not apply the order or the conditions (ledger O-43, N-19).
 */
export function pages<P extends PagedPath>(
  pbx: Telephony,
  path: P,
  options: KeysetOptions<NoInfer<P>>,
): AsyncGenerator<KeysetPage<RecordOf<P>>, void, undefined>;
/**
 * Reads the pages of a collection by their numbers, each when it is needed: `{ data, total }`. Stops once `total` records
 * have been read or a page is empty. Leaving the loop sends no further requests and aborts those in progress. The latest
 * `total` counts, since records may be added.
 *
 * Whether pages count from 0 or 1 is unknown (ledger N-17). The first request has no `page` and is expected to return the
 * first page. The second has `page=1`: if it returns the first page again, pages count from 1. This is detected once per
 * client, and only in collections of more than one page; `firstPage` skips it. The platform divides the records into
 * pages on each request, so records that are inserted or deleted while you read shift the others: `by: 'id'` is exact.
 *
 * @throws TelephonyError of kind `request`, straight away, for a `pageSize` above 5000 or another number out of range;
 * while reading, as every call does, and of kind `body` if `total` shrinks, since records may then be left out, or if a
 * response is not a page, repeats the first page or the one before it, or holds records without an id that do not show whether pages count
 * from 0 or 1.
 */
export function pages<P extends PagedPath>(
  pbx: Telephony,
  path: P,
  options?: PagesOptions<NoInfer<P>>,
): AsyncGenerator<Page<RecordOf<P>>, void, undefined>;
export function pages<P extends PagedPath>(
  pbx: Telephony,
  path: P,
  options: PagesOptions<P> | KeysetOptions<P> = {},
): AsyncGenerator<Page<RecordOf<P>>, void, undefined> {
  const collection = collectionOf(pbx, path);
  if (!('by' in options)) return turnPages(collection, checkOptions(collection, options));
  const checked = checkKeyset(collection, options);
  const cursor = cursorOf(collection, checked);
  return pagesWithPosition(keysetPages(collection, checked, cursor), cursor);
}
