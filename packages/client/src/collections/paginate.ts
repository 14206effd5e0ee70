import type { Page } from '../types/page.ts';
import type { Telephony } from '../types/telephony.ts';
import { collectionOf } from './collection.ts';
import { checkKeyset, type KeysetOptions } from './keyset/keyset-options.ts';
import { cursorOf, keysetPages, type Walk } from './keyset/keyset-pages.ts';
import { walk } from './keyset/walk.ts';
import type { PagedPath, RecordOf } from './paged-path.ts';
import type { PagesOptions } from './pages-options.ts';
import { pages } from './pages.ts';

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
