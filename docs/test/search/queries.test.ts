/** Queries that people type find the right place in the index of the built site. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { isEverything } from '@telephony/testing/tiers';
import { beforeAll, expect, test } from 'vitest';
import { readKnownQueries } from '../../src/build/search-index.ts';
import { createSiteSearch, type SiteSearch } from '../../src/search/site-search.ts';
import { INDEX_FILE, readPlaces, type StoredIndex, TEXTS_FILE } from '../../src/search/stored-index.ts';
import { elementsOf, readBuiltBytes } from '../support/built-site.ts';

const stored = readBuiltBytes(`/${INDEX_FILE}`);
const index = JSON.parse(gunzipSync(stored).toString()) as StoredIndex;
const knownQueries = readKnownQueries();
let search: SiteSearch;

beforeAll(async () => {
  search = await createSiteSearch(index);
});

const found = (query: string) => search.find(query).map(({ document }) => document.address);

/** The queries of a file, each with its wanted places: addresses in which `*` is any text, and operations. */
function readQueries(name: string): { query: string; wanted: RegExp[] }[] {
  return readFileSync(join(import.meta.dirname, name), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [query = '', wanted = ''] = line.split(' = ');
      return { query, wanted: wanted.split(' ').map(patternOf) };
    });
}

/** A page without a `*` is meant with all that is on it. */
function patternOf(wanted: string): RegExp {
  const address = wanted.startsWith('/') ? wanted : `/operations/${wanted}/`;
  const parts = address.split('*').map((part) => part.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`));
  return new RegExp(`^${parts.join('.*')}${address.includes('#') ? '' : '(?:#.*)?'}$`);
}

test.each(['earlier-queries.txt', 'held-out-queries.txt'])(
  'four of five queries of %s have a wanted place first, nine of ten among three',
  (name) => {
    const places = readQueries(name).map(({ query, wanted }) => {
      const addresses = found(query);
      const place = addresses.findIndex((address) => wanted.some((pattern) => pattern.test(address)));
      if (place !== 0)
        console.log(`${query}: ${place < 0 ? 'not found' : `as number ${place + 1}`}, first ${addresses[0]}`);
      return place;
    });
    expect(places.length).toBeGreaterThanOrEqual(72);
    const share = (end: number) => places.filter((place) => place >= 0 && place < end).length / places.length;
    expect(share(1)).toBeGreaterThanOrEqual(0.8);
    expect(share(3)).toBeGreaterThanOrEqual(0.9);
  },
);

test('every address of queries.yaml is a place that the search knows, and its phrases lead there', () => {
  const known = new Set(readPlaces(index).map(({ address }) => address));
  expect([...knownQueries.keys()].filter((address) => !known.has(address))).toEqual([]);
  const phrases = [...knownQueries].flatMap(([address, own]) => own.map((phrase) => ({ address, phrase })));
  expect(phrases.length).toBeLessThanOrEqual(400);
  // Some are enough to see that they are searched.
  const tried = isEverything ? phrases : phrases.filter((_, at) => at % 8 === 0);
  const astray = tried.filter(({ address, phrase }) => !found(phrase).slice(0, 3).includes(address));
  // A new page may come before some.
  expect(astray.slice(Math.floor(0.05 * tried.length))).toEqual([]);
});

const LIMITS = '/guides/limits-and-versions/';

/** The sections of what no documented operation does, with the first paragraph of each. */
function answers(): { address: string; answer: string }[] {
  const elements = elementsOf(LIMITS);
  const start = elements.findIndex(({ id }) => id === 'what-no-documented-operation-does') + 1;
  const end = elements.findIndex(({ tag }, at) => at > start && tag === 'h2');
  return elements.slice(start, end).flatMap(({ tag, id }, at, own) => {
    if (tag !== 'h3') return [];
    return { address: `${LIMITS}#${id}`, answer: own.slice(at).find((next) => next.tag === 'p')?.text ?? '' };
  });
}

test('what people ask for opens a section that says yes, not documented or unknown, which has an entry of the ledger', () => {
  const sections = answers();
  expect(sections.length).toBeGreaterThan(20);
  expect(sections.filter(({ answer }) => !/^(?:Yes|Not documented|Unknown)\b/.test(answer))).toEqual([]);
  expect(sections.filter(({ answer }) => /^Unknown(?!.*\([NCO]-\d+\))/.test(answer))).toEqual([]);
  expect(sections.filter(({ address }) => !knownQueries.has(address))).toEqual([]);
  const astray = sections.flatMap(({ address }) =>
    knownQueries.get(address)!.flatMap((phrase) => (found(phrase)[0] === address ? [] : { phrase, address })),
  );
  expect(astray).toEqual([]);
});

test.each([
  ['hold', 'hold-or-resume'],
  ['can I mute a call', 'mute'],
  ['park', 'park'],
  ['attended transfer', 'attended-transfer'],
  ['retention', 'retention'],
  ['presence', 'presence'],
])('%s opens its section', (query, anchor) => {
  expect(found(query)[0]).toContain(`${LIMITS}#${anchor}`);
});

test.each([
  ['live_id', '/schemas/Cdr/#field-live_id'],
  ['disposition', '/schemas/Cdr/#field-disposition'],
  ['user_id', '/schemas/Cdr/#field-user_id'],
])('the field %s is found in its main record first', (query, address) => {
  expect(found(query)[0]).toBe(address);
});

test('index and texts are 80 kB at most', () => {
  expect(stored.length + readBuiltBytes(`/${TEXTS_FILE}`).length).toBeLessThanOrEqual(80_000);
});
