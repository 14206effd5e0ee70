import type { Page } from '../types/page.ts';
import type { Telephony } from '../types/telephony.ts';
import type { PagedPath, RecordOf } from './paged-path.ts';
import type { PagesOptions } from './pages-options.ts';
import { pages } from './pages.ts';

/**
 * Reads the records of a collection, requesting pages as they are needed. See `pages` for when it stops, what happens
 * when records come and go, and what it throws.
 *
 * @example
 * const filter = where('/cdrs').gte('calldate', '2026-11-01').eq('type', 'O');
 * for await (const cdr of paginate(pbx, '/cdrs', { query: { filter } })) console.log(cdr.dst);
 */
export function paginate<P extends PagedPath>(
  pbx: Telephony,
  path: P,
  options: PagesOptions<NoInfer<P>> = {},
): AsyncGenerator<RecordOf<P>, void, undefined> {
  return recordsOf(pages(pbx, path, options));
}

async function* recordsOf<Item>(
  read: AsyncGenerator<Page<Item>, void, undefined>,
): AsyncGenerator<Item, void, undefined> {
  for await (const { data } of read) yield* data;
}
