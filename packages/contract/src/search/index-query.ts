import type { Query } from 'minisearch';
import type { Concept } from './read-query.ts';
import { stemOf, STOP_WORDS, wordsOf } from './words.ts';

/** The fields of a document, by their weights. */
export const BOOST = { title: 5, queries: 3, names: 3, context: 2, words: 1 } as const;
/** How much a title adds that is wholly in the query. */
const TITLE_FACTOR = 1;

/** Returns the query of an index for concepts. */
export function indexQuery(concepts: readonly Concept[]): Query {
  return {
    combineWith: 'OR',
    queries: concepts.map(({ phrases, weight }) => ({
      combineWith: 'OR',
      queries: phrases.map(({ terms, weight: own, isRough }) => ({
        combineWith: 'AND',
        queries: terms,
        boost: Object.fromEntries(
          Object.entries(BOOST).map(([field, boost]) => [
            field,
            (boost * own * weight) / Math.max(1, terms.length),
          ]),
        ),
        ...(isRough && { prefix: (term: string) => term.length > 2, fuzzy: 0.25 }),
      })),
    })),
  };
}

function hasConcept({ phrases }: Concept, found: ReadonlySet<string>): boolean {
  return phrases.some(({ terms }) => terms.every((term) => found.has(term)));
}

function coverage(concepts: readonly Concept[], words: ReadonlySet<string>): number {
  const sum = (all: readonly Concept[]) => all.reduce((whole, { weight }) => whole + weight, 0);
  return sum(concepts.filter((concept) => hasConcept(concept, words))) / sum(concepts);
}

/** Returns the words of a text that tell something, in one order. */
export function sortedTerms(text: string): string {
  return [...new Set(tellingTerms(text))].toSorted().join(' ');
}

/** Returns the words of a text that tell something. */
export function tellingTerms(text: string): string[] {
  const words = wordsOf(text);
  const telling = words.filter((word) => !STOP_WORDS.has(word));
  return (telling.length > 0 ? telling : words).map(stemOf);
}

/** Weighs a hit of the index: by how much of the query it covers, and by its title. */
export function weigh(
  score: number,
  concepts: readonly Concept[],
  queryTerms: readonly string[],
  title: ReadonlySet<string>,
): number {
  const used = new Set(queryTerms);
  // A title of one word is in many queries: what counts is how much of the query it is.
  const titled = title.isSubsetOf(used) ? coverage(concepts, title) : 0;
  return score * coverage(concepts, used) ** 2 * (1 + TITLE_FACTOR * titled);
}
