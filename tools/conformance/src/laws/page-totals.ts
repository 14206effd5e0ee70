import { FAR } from './far-page.ts';
import type { Breach, LawContext, Sampled } from './law.ts';
import { type Page, readPage } from './read-page.ts';

/** Of the law of pages. */
export const NAME = 'pages';

/** What is wrong with the total of a collection, on its first page and past its end. */
export async function holdTotal(
  { operation, records, total, isTotalRight, isWhole, exchange }: Sampled,
  context: LawContext,
): Promise<Breach[]> {
  const breaches: Breach[] = [];
  const add = (message: string, expected: string, seen: string, at = exchange) =>
    breaches.push({ rule: 'law', message, expected, seen, exchange: at, pointer: '/total' });
  // A total that is not a number, or is smaller than the page, is found in the response alone.
  if (isWhole && total > records.length)
    add('total is not the number of records', `${records.length}, as the page is not full`, String(total));
  const one = await readPage(operation, { limit: 1 }, context, NAME);
  if (!('records' in one)) return breaches;
  if (one.records.length > 1) breaches.push(tooMany(one, 1));
  if (isTotalRight && one.total !== total && !isWhole)
    add('total depends on limit', String(total), String(one.total), one.exchange);
  if (records.length > 0 && one.records.length === 0)
    breaches.push({
      rule: 'law',
      message: 'a page is empty though there are records',
      expected: '1 record',
      seen: 'none',
      pointer: '/data',
      exchange: one.exchange,
    });
  const far = await readPage(operation, { limit: 1, page: FAR }, context, NAME);
  if ('records' in far && far.records.length > 0)
    breaches.push({
      rule: 'law',
      message: 'a page past the end has records',
      expected: 'an empty data (ledger O-12)',
      seen: `${far.records.length}`,
      pointer: '/data',
      exchange: far.exchange,
    });
  if (isTotalRight && 'records' in far && far.total !== total)
    add('total of a page past the end is another one', String(total), String(far.total), far.exchange);
  return breaches;
}

/** A page that has more records than were asked for. */
export function tooMany({ records, exchange }: Page, limit: number): Breach {
  return {
    rule: 'law',
    message: 'a page has more records than limit',
    expected: `at most ${limit}`,
    seen: `${records.length}`,
    pointer: '/data',
    exchange,
  };
}
