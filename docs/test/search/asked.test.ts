/** What people ask for, in the words of `src/search/asked`, leads to places that are there. */
import { expect, test } from 'vitest';
import { readAsked } from '../../src/build/search/read-asked.ts';
import { INDEX_FILE, type SearchDocument } from '../../src/search/search-document.ts';
import { createSiteSearch } from '../../src/search/site-search.ts';
import { readBuilt } from '../support/built-site.ts';

const documents = JSON.parse(readBuilt(`/${INDEX_FILE}`)) as SearchDocument[];
const asked = readAsked();
/** So many phrases say what all would, in a third of the time. */
const ONE_OF = 3;

test('every address of src/search/asked is a place that the search knows: mend or remove the others', () => {
  const known = new Set(documents.map(({ address }) => address));
  expect([...asked.keys()].filter((address) => !known.has(address))).toEqual([]);
});

test(
  'a phrase leads to its place, or to one that is asked for in the same words',
  { timeout: 120_000 },
  async () => {
    const search = await createSiteSearch(documents);
    const every = [...asked].flatMap(([address, phrases]) => phrases.map((phrase) => ({ address, phrase })));
    const all = every.filter((_, at) => at % ONE_OF === 0);
    const astray = all.filter(({ address, phrase }) => {
      const found = search.find(phrase).map(({ document }) => document.address);
      return !found.slice(0, 3).includes(address);
    });
    expect(all.length).toBeGreaterThan(500);
    // Some words are asked for two things. Move to another place, or remove, what is told here:
    expect(astray.slice(Math.floor(0.03 * all.length))).toEqual([]);
  },
);
