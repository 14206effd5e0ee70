import { FAR } from './far-page.ts';
import type { Breach, Law, LawContext, Sampled } from './law.ts';
import { holdTotal, NAME, tooMany } from './page-totals.ts';
import { idOf, type Page, readPage } from './read-page.ts';

/** A page has at most `limit` records, pages share none and leave none out, and all tell the same total. */
export const pageLaw: Law<Sampled> = {
  name: NAME,
  plan: ({ path }) => [
    `GET ${path}?limit=1`,
    `GET ${path}?limit=N&page=1`,
    `GET ${path}?limit=N&page=0 (where page 1 is not the first)`,
    `GET ${path}?limit=N&page=2`,
    `GET ${path}?limit=N&page=3`,
    `GET ${path}?limit=N&page={the last}`,
    `GET ${path}?limit=1&page=${FAR}`,
  ],
  async hold(sampled, context) {
    return [...(await holdTotal(sampled, context)), ...(await holdPages(sampled, context))];
  },
};

async function holdPages(
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
  const seen = new Map<string, number>();
  for (const [number, page] of pages) {
    if (page.records.length > limit) breaches.push(tooMany(page, limit));
    const due = number === last ? count - (last - first) * limit : limit;
    if (page.records.length < due)
      breaches.push({
        rule: 'law',
        message: 'a page has fewer records than it must',
        expected: `${due}`,
        seen: `${page.records.length}`,
        pointer: '/data',
        exchange: page.exchange,
      });
    if (isTotalRight && page.total !== total)
      breaches.push({
        rule: 'law',
        message: 'total is another one on each page',
        expected: `${total}`,
        seen: `${page.total}`,
        pointer: '/total',
        exchange: page.exchange,
      });
    const again = page.records.map(idOf).filter((id) => seen.has(id));
    if (again.length > 0)
      breaches.push({
        rule: 'law',
        message: 'two pages have the same record',
        expected: 'each record on one page',
        seen: `${again.length} of them`,
        pointer: '/data',
        exchange: page.exchange,
      });
    for (const record of page.records) seen.set(idOf(record), number);
  }
  const isRead = pages.length === Math.ceil(count / limit);
  const lost = isWhole && isRead ? records.filter((record) => !seen.has(idOf(record))) : [];
  if (lost.length > 0)
    breaches.push({
      rule: 'law',
      message: 'a record is on no page',
      expected: `all ${count}`,
      seen: `${seen.size}`,
      pointer: '/data',
      exchange: pages.at(-1)![1].exchange,
    });
  return breaches;
}

function duplicates(exchange: Sampled['exchange'], ids: string[]): Breach[] {
  if (new Set(ids).size === ids.length) return [];
  return [
    {
      rule: 'law',
      message: 'a page has a record twice',
      expected: 'each id once',
      pointer: '/data',
      exchange,
    },
  ];
}

function isSameList(one: string[], other: string[]): boolean {
  return one.length === other.length && one.every((id, index) => id === other[index]);
}
