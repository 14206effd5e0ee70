import { idOf, type Page, readPage } from './collection.ts';
import { type Breach, breachOf, type Law, type LawContext, type Sampled } from './law.ts';

const FAR = 1_000_000;

const NAME = 'pages';

async function checkTotal(
  { operation, records, total, isTotalRight, isWhole, exchange }: Sampled,
  context: LawContext,
): Promise<Breach[]> {
  const breaches: Breach[] = [];
  const add = (message: string, expected: string, seen: string, at = exchange) =>
    breaches.push(breachOf(at, message, expected, { seen, pointer: '/total' }));
  // A total that is not a number, or is smaller than the page, is found in the response alone.
  if (isWhole && total > records.length)
    add('total is not the number of records', `${records.length}, as the page is not full`, String(total));
  const one = await readPage(operation, { limit: 1 }, context, NAME);
  if (!('records' in one)) return breaches;
  if (one.records.length > 1) breaches.push(tooMany(one, 1));
  if (isTotalRight && one.total !== total && !isWhole)
    add('total depends on limit', String(total), String(one.total), one.exchange);
  if (records.length > 0 && one.records.length === 0)
    breaches.push(
      breachOf(one.exchange, 'a page is empty though there are records', '1 record', {
        seen: 'none',
        pointer: '/data',
      }),
    );
  const far = await readPage(operation, { limit: 1, page: FAR }, context, NAME);
  if ('records' in far && far.records.length > 0)
    breaches.push(
      breachOf(far.exchange, 'a page past the end has records', 'an empty data (ledger O-12)', {
        seen: `${far.records.length}`,
        pointer: '/data',
      }),
    );
  if (isTotalRight && 'records' in far && far.total !== total)
    add('total of a page past the end is another one', String(total), String(far.total), far.exchange);
  return breaches;
}

export function tooMany({ records, exchange }: Pick<Page, 'records' | 'exchange'>, limit: number): Breach {
  return breachOf(exchange, 'a page has more records than limit', `at most ${limit}`, {
    seen: `${records.length}`,
    pointer: '/data',
  });
}

export const pageLaw: Law<Sampled> = {
  name: NAME,
  async check(sampled, context) {
    return [...(await checkTotal(sampled, context)), ...(await checkPages(sampled, context))];
  },
};

async function checkPages(
  { operation, records, count, total, isTotalRight, isWhole, exchange }: Sampled,
  context: LawContext,
): Promise<Breach[]> {
  if (records.length < 2) return [];
  const limit = Math.max(1, Math.min(Math.ceil(records.length / 3), 10));
  const read = (page: number) => readPage(operation, { limit, page }, context, NAME);
  const breaches: Breach[] = duplicates(exchange, records.map(idOf));
  let first = 1;
  let start = await read(first);
  const expected = records.slice(0, limit).map(idOf);
  if ('records' in start && !isSameList(start.records.map(idOf), expected)) {
    const zero = await read(0);
    // Which number the first page has is not known (ledger N-17).
    if ('records' in zero && isSameList(zero.records.map(idOf), expected)) [first, start] = [0, zero];
  }
  const last = first + Math.ceil(count / limit) - 1;
  const numbers = [...new Set([first + 1, first + 2, last])].filter((page) => page > first && page <= last);
  const pages: [number, Page][] = 'records' in start ? [[first, start]] : [];
  for (const number of numbers) {
    const page = await read(number);
    if ('records' in page) pages.push([number, page]);
  }
  const seen = new Set<string>();
  for (const [number, page] of pages) {
    if (page.records.length > limit) breaches.push(tooMany(page, limit));
    const due = number === last ? count - (last - first) * limit : limit;
    if (page.records.length < due)
      breaches.push(
        breachOf(page.exchange, 'a page has fewer records than it must', `${due}`, {
          seen: `${page.records.length}`,
          pointer: '/data',
        }),
      );
    if (isTotalRight && page.total !== total)
      breaches.push(
        breachOf(page.exchange, 'total is another one on each page', `${total}`, {
          seen: `${page.total}`,
          pointer: '/total',
        }),
      );
    const repeated = page.records.map(idOf).filter((id) => seen.has(id));
    if (repeated.length > 0)
      breaches.push(
        breachOf(page.exchange, 'two pages have the same record', 'each record on one page', {
          seen: `${repeated.length} of them`,
          pointer: '/data',
        }),
      );
    for (const record of page.records) seen.add(idOf(record));
  }
  const isRead = pages.length === Math.ceil(count / limit);
  const lost = isWhole && isRead ? records.filter((record) => !seen.has(idOf(record))) : [];
  if (lost.length > 0)
    breaches.push(
      breachOf(pages.at(-1)![1].exchange, 'a record is on no page', `all ${count}`, {
        seen: `${seen.size}`,
        pointer: '/data',
      }),
    );
  return breaches;
}

function duplicates(exchange: Sampled['exchange'], ids: string[]): Breach[] {
  if (new Set(ids).size === ids.length) return [];
  return [breachOf(exchange, 'a page has a record twice', 'each id once', { pointer: '/data' })];
}

function isSameList(one: string[], other: string[]): boolean {
  return one.length === other.length && one.every((id, index) => id === other[index]);
}
