import MiniSearch from 'minisearch';
import type { Concept, Phrase } from './read-query.ts';
import type { SearchDocument } from './search-document.ts';
import { termsOf } from './terms.ts';

/** How well a place fits something that is looked for. */
export interface Match {
  score: number;
  /** The words that it has been found by. */
  terms: Set<string>;
  /** Those of them that are in its title. */
  titled: Set<string>;
}

/** Finds places by their number in the list of documents. */
export interface WordIndex {
  /** How often each word of the documents is there. */
  counts: ReadonlyMap<string, number>;
  match(concept: Concept): Map<number, Match>;
}

/** How many documents are read at a time: some ten milliseconds. */
const CHUNK = 60;
/** How much several words count that do not follow each other. */
const SCATTERED = 0.4;
const BOOST = { title: 4, names: 3, asked: 3, context: 1.2, text: 1 };
/** How much of their score further words for the same thing add. */
const FURTHER = 0.2;

/** Makes an index of the words of documents. The work is done in parts, so that a page stays alive. */
export async function createWordIndex(documents: readonly SearchDocument[]): Promise<WordIndex> {
  const counts = new Map<string, number>();
  const index = new MiniSearch<SearchDocument & { id: number }>({
    fields: Object.keys(BOOST),
    tokenize: (text) => termsOf(text),
    processTerm(term) {
      counts.set(term, (counts.get(term) ?? 0) + 1);
      return term;
    },
    extractField: (document, field) => {
      const { asked = [] } = document;
      // Many phrases with one word are no reason to find the place by that word.
      const value =
        field === 'asked'
          ? [...new Set(asked.flatMap((phrase) => termsOf(phrase)))]
          : document[field as keyof typeof document];
      return Array.isArray(value) ? value.join(' ') : String(value ?? '');
    },
    searchOptions: {
      boost: BOOST,
      combineWith: 'AND',
      prefix: false,
      fuzzy: false,
      processTerm: (term) => term,
    },
  });
  await index.addAllAsync(
    documents.map((document, id) => ({ ...document, id })),
    { chunkSize: CHUNK },
  );

  const runs = new Map<number, string>();
  function runOf(id: number): string {
    const known = runs.get(id);
    if (known !== undefined) return known;
    const { title = '', names = [], asked = [], context = '', text = '' } = documents[id] ?? {};
    const own = [[title, ...names, context, text].join(' '), ...asked];
    const run = ` ${own.map((one) => termsOf(one).join(' ')).join(' | ')} `;
    runs.set(id, run);
    return run;
  }

  function addPhrase({ terms, weight }: Phrase, matches: Map<number, Match>): void {
    for (const result of index.search(terms.join(' '), { tokenize: (text) => text.split(' ') })) {
      const id = Number(result.id);
      const titled = Object.entries(result.match).flatMap(([term, fields]) =>
        fields.includes('title') ? [term] : [],
      );
      // Several words score more than one, however well they fit.
      const isRun = terms.length === 1 || runOf(id).includes(` ${terms.join(' ')} `);
      const score = ((result.score * weight) / terms.length ** 0.9) * (isRun ? 1 : SCATTERED);
      const known = matches.get(id) ?? { score: 0, terms: new Set(), titled: new Set() };
      matches.set(id, {
        score: Math.max(known.score, score) + FURTHER * Math.min(known.score, score),
        terms: known.terms.union(new Set(terms)),
        titled: known.titled.union(new Set(titled)),
      });
    }
  }

  return {
    counts,
    match({ phrases, weight }) {
      const matches = new Map<number, Match>();
      for (const phrase of phrases) addPhrase({ ...phrase, weight: phrase.weight * weight }, matches);
      return matches;
    },
  };
}
