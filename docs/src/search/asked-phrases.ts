import { STOP_WORDS } from './query-words.ts';
import type { SearchDocument } from './search-document.ts';
import { stemOf, wordsOf } from './terms.ts';

/** Finds the places for which somebody has typed the same before. */
export interface AskedPhrases {
  /** How well the best phrase of each place fits, from 0 to 1: 1 if it has the same words. By the number of the place. */
  fits(query: string): Map<number, number>;
}

/** Makes it of the phrases of documents. */
export function askedPhrasesOf(
  documents: readonly SearchDocument[],
  rarityOf: (term: string) => number,
): AskedPhrases {
  const phrases = documents.flatMap(({ asked = [] }, id) =>
    asked.map((phrase) => ({ id, terms: tellingTerms(phrase) })),
  );
  const weightOf = (terms: ReadonlySet<string>) => [...terms].reduce((sum, term) => sum + rarityOf(term), 0);

  return {
    fits(query) {
      const typed = tellingTerms(query);
      const fits = new Map<number, number>();
      for (const { id, terms } of phrases) {
        if (terms.isDisjointFrom(typed)) continue;
        const fit = weightOf(terms.intersection(typed)) / weightOf(terms.union(typed));
        fits.set(id, Math.max(fits.get(id) ?? 0, fit));
      }
      return fits;
    },
  };
}

/** The words of a query or a phrase that say something; all of them, if none does. */
export function tellingTerms(text: string): Set<string> {
  const words = wordsOf(text);
  const telling = words.filter((word) => !STOP_WORDS.has(word));
  return new Set((telling.length > 0 ? telling : words).map(stemOf));
}
