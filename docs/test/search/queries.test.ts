/** What people type finds the right place, in the index of the built site. */
import { isEverything } from '@telephony/testing/tiers';
import { beforeAll, expect, test } from 'vitest';
import { readAsked } from '../../src/build/search-index.ts';
import { createSiteSearch, type SiteSearch } from '../../src/search/site-search.ts';
import { INDEX_FILE, type SearchIndex } from '../../src/search/search-document.ts';
import { readBuilt } from '../support/built-site.ts';
import { HELD_OUT } from './held-out-queries.ts';
import { HELD_OUT_TWICE, OF_PEOPLE } from './peoples-queries.ts';
import { HELD_OUT_ONCE, type SearchQuery, SHORT, TUNING } from './queries.ts';

const index = JSON.parse(readBuilt(`/${INDEX_FILE}`)) as SearchIndex;
const { documents } = index;
const asked = readAsked();
let search: SiteSearch;

beforeAll(async () => {
  search = await createSiteSearch(index);
});

/** Whether an address is of a pattern, in which `*` is any text; a page without a `*` is meant with all that is on it. */
function matches(address: string, pattern: string): boolean {
  const parts = pattern.split('*').map((part) => RegExp.escape(part));
  const whole = new RegExp(`^${parts.join('.*')}$`);
  return whole.test(address) || (!pattern.includes('#') && whole.test(address.replace(/#.*$/, '')));
}

/** The parts of queries with a wanted place first, and among the first three; prints the others. */
function sharesOf(queries: readonly SearchQuery[]): { first: number; amongThree: number } {
  const places = queries.map(({ query, wanted }) => {
    const found = search.find(query).map(({ document }) => document.address);
    const place = found.findIndex((address) => wanted.some((pattern) => matches(address, pattern)));
    if (place !== 0)
      console.log(`${query}: ${place < 0 ? 'not found' : `as number ${place + 1}`}, first ${found[0]}`);
    return place;
  });
  return {
    first: places.filter((place) => place === 0).length / places.length,
    amongThree: places.filter((place) => place >= 0 && place < 3).length / places.length,
  };
}

test.each([
  {
    which: 'of integrators',
    queries: [...TUNING, ...HELD_OUT_ONCE, ...SHORT, ...OF_PEOPLE, ...HELD_OUT_TWICE],
  },
  { which: 'that were held out', queries: HELD_OUT },
])('80 % of the queries $which have a wanted place first, 90 % among three', ({ queries }) => {
  expect(queries.length).toBeGreaterThanOrEqual(40);
  const { first, amongThree } = sharesOf(queries);
  expect(first).toBeGreaterThanOrEqual(0.8);
  expect(amongThree).toBeGreaterThanOrEqual(0.9);
});

test('every address of asked.yaml is a place that the search knows, and its phrases lead there', () => {
  const known = new Set(documents.map(({ address }) => address));
  expect([...asked.keys()].filter((address) => !known.has(address))).toEqual([]);
  const phrases = [...asked].flatMap(([address, own]) => own.map((phrase) => ({ address, phrase })));
  expect(phrases.length).toBeLessThanOrEqual(400);
  // Some are enough to see that they are searched.
  const tried = isEverything ? phrases : phrases.filter((_, at) => at % 8 === 0);
  const astray = tried.filter(
    ({ address, phrase }) =>
      !search
        .find(phrase)
        .slice(0, 3)
        .some(({ document }) => document.address === address),
  );
  // A new page may come before some.
  expect(astray.slice(Math.floor(0.05 * tried.length))).toEqual([]);
});
