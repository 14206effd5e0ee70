import type { Exchange } from '../server/exchange.ts';
import { idOf, type Page, readPage } from './collection.ts';
import { type Breach, breachOf, type Law, type LawContext, type Sample } from './law.ts';

const NAME = 'pages';
const PAGE_PAST_END = 1_000_000;
const MAX_PAGE_SIZE = 10;

export const pageLaw: Law<Sample> = {
  name: NAME,
  async check(sample, context) {
    return [...(await checkTotal(sample, context)), ...(await checkPages(sample, context))];
  },
};

export function tooMany({ records, exchange }: Pick<Page, 'records' | 'exchange'>, limit: number): Breach {
  return dataBreach(exchange, 'a page has more records than limit', `at most ${limit}`, records.length);
}

async function checkTotal(
  { operation, records, total, isTotalRight, isWhole, exchange }: Sample,
  context: LawContext,
): Promise<Breach[]> {
  const breaches: Breach[] = [];
  const addTotal = (at: Exchange, message: string, expected: string, seen: number) =>
    breaches.push(breachOf(at, message, expected, { seen, pointer: '/total' }));
  // The response alone shows a total that is not a number, or smaller than the page.
  if (isWhole && total > records.length)
    addTotal(
      exchange,
      'total is not the number of records',
      `${records.length}, as the page is not full`,
      total,
    );
  const one = await readPage(operation, { limit: 1 }, context, NAME);
  if (!('records' in one)) return breaches;
  if (one.records.length > 1) breaches.push(tooMany(one, 1));
  if (isTotalRight && one.total !== total && !isWhole)
    addTotal(one.exchange, 'total depends on limit', String(total), one.total);
  if (records.length > 0 && one.records.length === 0)
    breaches.push(dataBreach(one.exchange, 'a page is empty though there are records', '1 record', 'none'));
  const far = await readPage(operation, { limit: 1, page: PAGE_PAST_END }, context, NAME);
  if (!('records' in far)) return breaches;
  const { length } = far.records;
  if (length > 0)
    breaches.push(dataBreach(far.exchange, 'a page past the end has records', EMPTY_PAGE, length));
  if (isTotalRight && far.total !== total)
    addTotal(far.exchange, 'total of a page past the end is another one', String(total), far.total);
  return breaches;
}

const EMPTY_PAGE = 'an empty data (ledger O-12)';

function dataBreach(exchange: Exchange, message: string, expected: string, seen?: string | number): Breach {
  return breachOf(exchange, message, expected, { seen, pointer: '/data' });
}

async function checkPages(
  { operation, records, count, total, isTotalRight, isWhole, exchange }: Sample,
  context: LawContext,
): Promise<Breach[]> {
  if (records.length < 2) return [];
  const limit = Math.max(1, Math.min(Math.ceil(records.length / 3), MAX_PAGE_SIZE));
  const read = (page: number) => readPage(operation, { limit, page }, context, NAME);
  const breaches: Breach[] = [];
  if (new Set(records.map(idOf)).size < records.length)
    breaches.push(dataBreach(exchange, 'a page has a record twice', 'each id once'));
  let first = 1;
  let start = await read(first);
  const expected = records.slice(0, limit).map(idOf);
  if ('records' in start && !hasIds(start, expected)) {
    const zero = await read(0);
    // The number of the first page is not known (ledger N-17).
    if ('records' in zero && hasIds(zero, expected)) [first, start] = [0, zero];
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
    const ids = page.records.map(idOf);
    const add = (message: string, should: string, is: string | number) =>
      breaches.push(dataBreach(page.exchange, message, should, is));
    if (ids.length > limit) breaches.push(tooMany(page, limit));
    const due = number === last ? count - (last - first) * limit : limit;
    if (ids.length < due) add('a page has fewer records than it must', `${due}`, ids.length);
    if (isTotalRight && page.total !== total)
      breaches.push(
        breachOf(page.exchange, 'total is another one on each page', `${total}`, {
          seen: page.total,
          pointer: '/total',
        }),
      );
    const repeated = ids.filter((id) => seen.has(id)).length;
    if (repeated > 0) add('two pages have the same record', 'each record on one page', `${repeated} of them`);
    for (const id of ids) seen.add(id);
  }
  const areAllRead = pages.length === Math.ceil(count / limit);
  if (isWhole && areAllRead && records.some((record) => !seen.has(idOf(record))))
    breaches.push(dataBreach(pages.at(-1)![1].exchange, 'a record is on no page', `all ${count}`, seen.size));
  return breaches;
}

function hasIds({ records }: Page, ids: string[]): boolean {
  return records.length === ids.length && records.every((record, index) => idOf(record) === ids[index]);
}
