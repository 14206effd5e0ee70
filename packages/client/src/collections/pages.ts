import type { Core } from '../core/core.ts';
import { follow } from '../core/follow.ts';
import type { Page } from '../types/page.ts';
import type { Telephony } from '../types/telephony.ts';
import { checkKeyset, type KeysetOptions } from './keyset/keyset-options.ts';
import { cursorOf, type KeysetPage, keysetPages } from './keyset/keyset-pages.ts';
import { pagesWithPosition } from './keyset/walk.ts';
import { type Collection, collectionOf } from './collection.ts';
import type { PagedPath, RecordOf } from './paged-path.ts';
import { detectShrinking } from './detect-shrinking.ts';
import { type CheckedOptions, checkOptions, type PagesOptions } from './pages-options.ts';
import { readPage, totalOf } from './read-page.ts';
import { areRecognizable, areSameRecords, showsSamePage } from './same-records.ts';

/** Number of the first page, per client, once it is known: other collections need not detect it again. */
const firstPages = /* @__PURE__ */ new WeakMap<Core, 0 | 1>();

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
 * response is not a page, repeats the page before it, or holds records without an id that do not show whether pages count
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

async function* turnPages<P extends PagedPath>(
  collection: Collection<P>,
  { pageSize, firstPage, concurrency, query, call }: CheckedOptions,
): AsyncGenerator<Page<RecordOf<P>>, void, undefined> {
  const leaving = new AbortController();
  const { signal } = leaving;
  const release = follow(leaving, call.signal);
  const { core } = collection;
  const fail = (reason: string) => collection.fail('body', reason, { status: 200 });
  const shrinking = detectShrinking(fail);
  const ask = async (number: number | undefined): Promise<Page<RecordOf<P>>> => {
    const page = number === undefined ? {} : { page: number };
    const check = shrinking();
    return check(
      await readPage(collection, { ...call, signal, query: { ...query, ...page, limit: pageSize } }),
    );
  };

  try {
    let page = await ask(firstPage);
    const { length } = page.data;
    let seen = length;
    if (length > 0) yield page;
    // A comparison with NaN (the total is unknown) is false: then only an empty page ends the loop.
    if (length === 0 || seen >= totalOf(page)) return;

    const running: Promise<Page<RecordOf<P>>>[] = [];
    const known = firstPage ?? firstPages.get(core);
    let next = (known ?? 1) + 1;
    if (known === undefined) {
      if (!areRecognizable(page.data))
        throw fail(
          'the records have no id, so they do not show whether pages count from 0 or 1. ' +
            'Pass `firstPage: 0` or `firstPage: 1`, or include `id` in `fields`.',
        );
      const second = await ask(1);
      if (!showsSamePage(page.data, second.data, totalOf(second) > totalOf(page)))
        running.push(Promise.resolve(second));
    }
    const counted = running.length === 0 ? 1 : 0;

    const askAhead = () => {
      const wanted = (ahead: number) => ahead === 0 || seen + ahead * length < totalOf(page);
      while (running.length < concurrency && wanted(running.length)) {
        const response = ask(next++);
        // Reported when its turn comes; until then it must not count as an unhandled rejection.
        response.catch(() => {});
        running.push(response);
      }
    };
    while (!(seen >= totalOf(page))) {
      askAhead();
      const before = page.data;
      page = (await running.shift())!;
      if (page.data.length === 0) return;
      if (areSameRecords(before, page.data))
        throw fail(
          'the platform returned the same page twice. Check `firstPage`, or sort by a field that does not change.',
        );
      if (known === undefined) firstPages.set(core, counted);
      seen += page.data.length;
      if (concurrency > 1 && !(seen >= totalOf(page))) askAhead();
      yield page;
    }
  } finally {
    release();
    leaving.abort();
  }
}
