import MiniSearch from 'minisearch';
import { synonymTerms, type Vocabulary } from './read-query.ts';

const CHUNK = 500;

/** The words of the documents and of the synonyms, with those that a typed word may have been meant to be. */
export async function vocabularyOf(ofDocuments: ReadonlyMap<string, number>): Promise<Vocabulary> {
  const counts = new Map([...[...synonymTerms].map((term) => [term, 1] as const), ...ofDocuments]);
  const words = new MiniSearch<{ id: string; word: string }>({
    fields: ['word'],
    tokenize: (word) => [word],
    processTerm: (term) => term,
  });
  await words.addAllAsync(
    [...counts.keys()].map((word) => ({ id: word, word })),
    { chunkSize: CHUNK },
  );
  return {
    has: (term) => counts.has(term),
    near(term) {
      const slips = term.length < 4 ? 0 : term.length < 6 ? 1 : 2;
      const options = {
        prefix: term.length >= 3,
        fuzzy: slips,
        weights: { fuzzy: 0.9, prefix: 0.8 },
        boostDocument: (word: string) => 1 + 0.02 * Math.log(counts.get(word) ?? 1),
      };
      return words
        .search(term, options)
        .slice(0, 3)
        .map(({ id }, index) => ({ terms: [String(id)], weight: 0.9 - 0.25 * index }));
    },
  };
}
