import { CALL_OPTIONS, type CallOptions, type Page } from '../core/call-types.ts';
import { checkNames, type NamesOf } from '../core/check-names.ts';
import { COLLECTION } from '../operations/operation.ts';
import {
  type Collection,
  type CollectionQuery,
  type PagedPath,
  readPage,
  type RecordOf,
  totalOf,
} from './collection.ts';
import type { Core } from '../core/core.ts';
import { toJson } from '../core/request.ts';
import { follow } from '../core/timeout.ts';

const DEFAULT_PAGE_SIZE = 500;

// The largest `limit` (documents, section Endpoints).
const MAX_PAGE_SIZE = 5000;

/** Options of `paginate` and `pages`. Call options apply to each request. */
export interface PagesOptions<P extends PagedPath> extends CallOptions {
  /** Only to read in the order of a field. */
  by?: undefined;
  query?: CollectionQuery<P> | undefined;
  /** Records per page, sent as `limit`: 1 to 5000. Default: 500. */
  pageSize?: number | undefined;
  /** Number of the first page. Default: detected (ledger N-17). */
  firstPage?: 0 | 1 | undefined;
  /** Parallel requests, from the second page on. Default: 1. */
  concurrency?: number | undefined;
}

const OPTIONS: NamesOf<PagesOptions<PagedPath>> = {
  by: true,
  query: true,
  pageSize: true,
  firstPage: true,
  concurrency: true,
  ...CALL_OPTIONS,
};

interface CheckedOptions {
  pageSize: number;
  firstPage: 0 | 1 | undefined;
  concurrency: number;
  query: object | undefined;
  call: CallOptions;
}

export function checkPagesOptions<P extends PagedPath>(
  { fail }: Collection<P>,
  options: PagesOptions<P>,
  parameters: readonly string[] = COLLECTION.filter((name) => name !== 'page' && name !== 'limit'),
): CheckedOptions {
  const { query, pageSize = DEFAULT_PAGE_SIZE, firstPage, concurrency = 1, ...call } = options;
  const refuse = (reason: string) => fail('request', reason);
  checkNames('option', options, OPTIONS, refuse);
  checkNames('parameter', query, parameters, refuse);
  if (!Number.isInteger(pageSize) || pageSize < 1 || pageSize > MAX_PAGE_SIZE)
    throw refuse(`pageSize must be a whole number from 1 to ${MAX_PAGE_SIZE}`);
  if (firstPage !== undefined && firstPage !== 0 && firstPage !== 1)
    throw refuse('firstPage must be 0 or 1, or be left out');
  if (!Number.isInteger(concurrency) || concurrency < 1)
    throw refuse('concurrency must be a whole number from 1');
  return { pageSize, firstPage, concurrency, query, call };
}

// Detected once per client: all collections count their pages alike.
const firstPages = /* @__PURE__ */ new WeakMap<Core, 0 | 1>();

export async function* readNumberedPages<P extends PagedPath>(
  collection: Collection<P>,
  { pageSize, firstPage, concurrency, query, call }: CheckedOptions,
): AsyncGenerator<Page<RecordOf<P>>, void, undefined> {
  const leave = new AbortController();
  const { signal } = leave;
  const release = follow(leave, call.signal);
  const { core } = collection;
  const fail = (reason: string) => collection.fail('body', reason, { status: 200 });
  const startShrinkCheck = createShrinkChecks(fail);
  const request = async (number: number | undefined): Promise<Page<RecordOf<P>>> => {
    const page = number === undefined ? {} : { page: number };
    const check = startShrinkCheck();
    return check(
      await readPage(collection, { ...call, signal, query: { ...query, ...page, limit: pageSize } }),
    );
  };

  try {
    let page = await request(firstPage);
    const first = page.data;
    const { length } = first;
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
      const second = await request(1);
      if (!showsSamePage(page.data, second.data, totalOf(second) > totalOf(page)))
        running.push(Promise.resolve(second));
    }
    const detected = running.length === 0 ? 1 : 0;

    const requestAhead = () => {
      const isNeeded = (ahead: number) => ahead === 0 || seen + ahead * length < totalOf(page);
      while (running.length < concurrency && isNeeded(running.length)) {
        const response = request(next++);
        // It is thrown in its turn; until then it must not count as an unhandled rejection.
        response.catch(() => {});
        running.push(response);
      }
    };
    while (!(seen >= totalOf(page))) {
      requestAhead();
      const before = page.data;
      page = (await running.shift())!;
      if (page.data.length === 0) return;
      // A platform may return the last page again, or begin anew, for a page that does not exist.
      const mayBeOthers = !Number.isNaN(totalOf(page)) && !areRecognizable(page.data);
      if (!mayBeOthers && [before, first].some((earlier) => areSameRecords(earlier, page.data)))
        throw fail(
          'the platform repeats pages: it returned the same page twice. Check `firstPage`, sort by a field that does not ' +
            'change, or include `id` in `fields`.',
        );
      if (known === undefined) firstPages.set(core, detected);
      seen += page.data.length;
      if (concurrency > 1 && !(seen >= totalOf(page))) requestAhead();
      yield page;
    }
  } finally {
    release();
    leave.abort();
  }
}

// A deletion moves later records forward, perhaps onto a page already read. Responses may overtake each other, so each is compared
// with responses that came before its request.
function createShrinkChecks(fail: (reason: string) => Error): () => <P extends Page<unknown>>(page: P) => P {
  let largest = -Infinity;
  return () => {
    const before = largest;
    return (page) => {
      const total = totalOf(page);
      if (total < before)
        throw fail(
          `the collection shrank from ${before} to ${total} records while it was read, so records that were not read yet ` +
            "may be on pages that were. Read it in the order of a field with `by: 'id'`, or collect all ids before you delete.",
        );
      if (total > largest) largest = total;
      return page;
    };
  };
}

// On the same page, the records of the first response are roughly in place, or further down after insertions. On the next page none
// appears, unless the last ones were pushed over to its top.
function showsSamePage(first: readonly unknown[], second: readonly unknown[], hasGrown: boolean): boolean {
  const places = new Map(second.map((record, index) => [recordKey(record), index]));
  for (const [before, record] of first.entries()) {
    const after = places.get(recordKey(record));
    if (after !== undefined) return before - after < (hasGrown ? 1 : first.length / 2);
  }
  return false;
}

function areSameRecords(left: readonly unknown[], right: readonly unknown[]): boolean {
  return (
    left.length === right.length &&
    left.every((record, index) => recordKey(record) === recordKey(right[index]))
  );
}

// Records are recognized in another response by their ids, or because there are several and all differ.
function areRecognizable(records: readonly unknown[]): boolean {
  return (
    records.every((record) => idOf(record) !== undefined) ||
    (records.length > 1 && new Set(records.map(recordKey)).size === records.length)
  );
}

function idOf(record: unknown): unknown {
  return (record as { id?: unknown } | null)?.id ?? undefined;
}

function recordKey(record: unknown): string {
  const id = idOf(record);
  return toJson(id === undefined ? record : { id });
}
