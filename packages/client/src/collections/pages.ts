import { type Core, coreOf } from '../core/core.ts';
import { TelephonyError } from '../core/telephony-error.ts';
import type { Page } from '../types/page.ts';
import type { Telephony } from '../types/telephony.ts';
import type { PagedPath, RecordOf } from './paged-path.ts';
import { type CheckedOptions, checkOptions, type PagesOptions } from './pages-options.ts';
import { readPage, totalOf } from './read-page.ts';
import { areRecognizable, areSameRecords, showsSamePage } from './same-records.ts';

/** The number of the first page, by client, once paging has shown it: further collections need not find out again. */
const firstPages = /* @__PURE__ */ new WeakMap<Core, 0 | 1>();

/**
 * Reads the pages of a collection one after the other, each when it is needed: `{ data, total }`. Ends when `total`
 * records were read or a page is empty; leaving the loop sends no further request and aborts those under way. The
 * latest `total` counts, as records come and go.
 *
 * Whether pages count from 0 or 1 is not documented (ledger N-17). The first request has no `page`, taken to answer the
 * first one. The second has `page=1`: if it shows the first page again, they count from 1. That is asked once per
 * client and only of collections of more than one page; `firstPage` saves it. Pages are cut anew for each request, so
 * that records which are inserted or deleted while you read move the others: sort by what does not change.
 *
 * @throws TelephonyError of kind `request` at once, for a `pageSize` above 5000 or other numbers that cannot be; while
 * reading as every call does, and of kind `body` where a page is no page, shows the page before it again, or holds
 * records without id that do not tell whether pages count from 0 or 1.
 */
export function pages<P extends PagedPath>(
  pbx: Telephony,
  path: P,
  options: PagesOptions<NoInfer<P>> = {},
): AsyncGenerator<Page<RecordOf<P>>, void, undefined> {
  return turnPages(coreOf(pbx), path, checkOptions(path, options));
}

async function* turnPages<P extends PagedPath>(
  core: Core,
  path: P,
  { pageSize, firstPage, concurrency, query, call }: CheckedOptions,
): AsyncGenerator<Page<RecordOf<P>>, void, undefined> {
  const leaving = new AbortController();
  const signal = call.signal ? AbortSignal.any([call.signal, leaving.signal]) : leaving.signal;
  const ask = (number: number | undefined): Promise<Page<RecordOf<P>>> => {
    const page = number === undefined ? {} : { page: number };
    return readPage(core, path, { ...call, signal, query: { ...query, ...page, limit: pageSize } });
  };
  const fail = (reason: string) =>
    new TelephonyError('body', { method: 'GET', path }, reason, { status: 200 });

  try {
    let page = await ask(firstPage);
    const { length } = page.data;
    let seen = length;
    if (length > 0) yield page;
    // A comparison with NaN, where no total is known, is false: then only an empty page ends the loop.
    if (length === 0 || seen >= totalOf(page)) return;

    const underWay: Promise<Page<RecordOf<P>>>[] = [];
    const known = firstPage ?? firstPages.get(core);
    let next = (known ?? 1) + 1;
    if (known === undefined) {
      if (!areRecognizable(page.data))
        throw fail(
          'Records without id cannot be recognized, so they do not show whether pages count from 0 or 1. ' +
            'Say `firstPage: 0` or `firstPage: 1`, or ask for `id` in `fields`.',
        );
      const second = await ask(1);
      if (!showsSamePage(page.data, second.data, totalOf(second) > totalOf(page)))
        underWay.push(Promise.resolve(second));
    }
    const counted = underWay.length === 0 ? 1 : 0;

    const askAhead = () => {
      const wanted = (ahead: number) => ahead === 0 || seen + ahead * length < totalOf(page);
      while (underWay.length < concurrency && wanted(underWay.length)) {
        const answer = ask(next++);
        // Reported when its turn comes; until then it is no unhandled rejection.
        answer.catch(() => {});
        underWay.push(answer);
      }
    };
    while (!(seen >= totalOf(page))) {
      askAhead();
      const before = page.data;
      page = (await underWay.shift())!;
      if (page.data.length === 0) return;
      if (areSameRecords(before, page.data))
        throw fail(
          'A page shows the same records as the page before it: the platform did not turn the page.',
        );
      if (known === undefined) firstPages.set(core, counted);
      seen += page.data.length;
      if (concurrency > 1 && !(seen >= totalOf(page))) askAhead();
      yield page;
    }
  } finally {
    leaving.abort();
  }
}
