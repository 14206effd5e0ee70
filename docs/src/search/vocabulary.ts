import MiniSearch from 'minisearch';
import { synonymTerms, type Vocabulary } from './read-query.ts';

/** The words of the documents and of the synonyms, with those that a typed word may have been meant to be. */
export function vocabularyOf(runs: readonly string[][]): Vocabulary {
  const counts = new Map<string, number>([...synonymTerms].map((term) => [term, 1]));
  for (const terms of runs) {
    for (const term of new Set(terms)) counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  const words = new MiniSearch<{ id: string; word: string }>({
    fields: ['word'],
    tokenize: (word) => [word],
    processTerm: (term) => term,
  });
  words.addAll([...counts.keys()].map((word) => ({ id: word, word })));
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
