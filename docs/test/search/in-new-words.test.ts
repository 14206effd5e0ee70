/** The search without the phrases of `src/search/asked` that are just what a test asks: queries in words that nobody has noted. */
import { expect, test } from 'vitest';
import { tellingTerms } from '../../src/search/asked-phrases.ts';
import { INDEX_FILE, type SearchDocument } from '../../src/search/search-document.ts';
import { createSiteSearch } from '../../src/search/site-search.ts';
import { readBuilt } from '../support/built-site.ts';
import { HELD_OUT } from './held-out-queries.ts';
import { MADE_BY } from './made-by.ts';
import { scoreOf } from './score.ts';

const documents = JSON.parse(readBuilt(`/${INDEX_FILE}`)) as SearchDocument[];
const queries = [...MADE_BY, ...HELD_OUT];
const wordsOf = (text: string) => [...tellingTerms(text)].toSorted().join(' ');

test('90 % of queries have a wanted place first, though no phrase has just their words', async () => {
  const asked = new Set(queries.map(({ query }) => wordsOf(query)));
  const without = documents.map((document) => ({
    ...document,
    asked: document.asked?.filter((phrase) => !asked.has(wordsOf(phrase))) ?? [],
  }));
  const phrases = (list: readonly SearchDocument[]) =>
    list.flatMap((document) => document.asked ?? []).length;
  expect(phrases(documents) - phrases(without)).toBeGreaterThan(100);
  const search = await createSiteSearch(without);
  const { reciprocalRank, firstHits } = await scoreOf(queries, (query) =>
    search.find(query).map(({ document }) => document.address),
  );
  // Mend by weights, synonyms or texts of pages: a phrase for the query is left out here.
  expect(reciprocalRank).toBeGreaterThanOrEqual(0.9);
  expect(firstHits).toBeGreaterThanOrEqual(0.9);
});
