import type { Concept } from './read-query.ts';
import { identifiersOf, nameKey, STOP_WORDS, termsOf, titleKey } from './words.ts';

/** What is said of a place. A word of its title tells more of it than one of its text. */
export type Texts = Partial<Record<Field, string>>;

type Field = 'title' | 'names' | 'queries' | 'context' | 'text' | 'code';
const FIELDS: readonly [field: Field, weight: number][] = [
  ['title', 5],
  ['names', 3],
  ['queries', 4],
  ['context', 2],
  ['text', 1],
  ['code', 1],
];
// A long text has a word more often than a short one, by a share of its length.
const LENGTH_SHARE = 0.5;
// Of a title in whole, and of a name in code.
const WHOLE_WEIGHT = 20;
const SATURATION = 6;

/** How much each word tells of the places that have it: by word, by number of the place. */
export type WordIndex = Map<string, Map<number, number>>;

/** Indexes the words of places, which are numbered in their order. @param index What is known of their words already. */
export function indexWords(places: readonly Texts[], index: WordIndex = new Map()): WordIndex {
  const add = (term: string, id: number, weight: number) => {
    const own = index.get(term) ?? new Map<number, number>();
    index.set(term, own.set(id, (own.get(id) ?? 0) + weight));
  };
  for (const [id, { title, names }] of places.entries()) {
    if (title) add(titleKey(title), id, WHOLE_WEIGHT);
    for (const name of identifiersOf(names ?? '')) add(nameKey(name), id, WHOLE_WEIGHT);
  }
  for (const [field, weight] of FIELDS) {
    const all = places.map(({ [field]: text = '' }) => [
      ...(field === 'code' ? [] : termsOf(text)),
      ...identifiersOf(text),
    ]);
    const lengths = all.map(({ length }) => length).filter((length) => length > 0);
    const average = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
    for (const [id, terms] of all.entries()) {
      const own = weight / (1 - LENGTH_SHARE + (LENGTH_SHARE * terms.length) / average);
      for (const term of terms) if (field !== 'text' || !STOP_WORDS.has(term)) add(term, id, own);
    }
  }
  return index;
}

export interface Finding {
  id: number;
  score: number;
  /** The words of the query, or what stands for them, that the place has. */
  terms: ReadonlySet<string>;
}

/** Finds places for the concepts of a query, the best first. @param size How many places there are. */
export function findPlaces(index: WordIndex, size: number, concepts: readonly Concept[]): Finding[] {
  const found = new Map<number, { score: number; covered: number; terms: Set<string> }>();
  for (const concept of concepts) {
    const hits = new Map<number, { impact: number; share: number; terms: readonly string[] }>();
    for (const { terms, weight: share } of concept) {
      for (const [id, own] of placesWith(index, terms)) {
        const impact = own * share;
        if (impact > (hits.get(id)?.impact ?? 0)) hits.set(id, { impact, share: Math.min(1, share), terms });
      }
    }
    const count = [...hits.values()].filter(({ share }) => share > TELLING_SHARE).length;
    const rarity = Math.log(1 + (size - count + 0.5) / (count + 0.5));
    for (const [id, { impact, share, terms }] of hits) {
      const own = found.get(id) ?? { score: 0, covered: 0, terms: new Set() };
      own.score += rarity * impact;
      own.covered += share;
      for (const term of terms) own.terms.add(term);
      found.set(id, own);
    }
  }
  return [...found]
    .map(([id, { score, covered, terms }]) => ({ id, terms, score: score * covered }))
    .toSorted((one, other) => other.score - one.score);
}

// What is found by less, such as a single word of a phrase, does not make the concept a frequent one.
const TELLING_SHARE = 0.6;

// A phrase is where all of its words are.
function* placesWith(index: WordIndex, terms: readonly string[]): Generator<[id: number, impact: number]> {
  const lists = terms.map((term) => index.get(term) ?? new Map<number, number>());
  const [shortest = new Map<number, number>()] = lists.toSorted((one, other) => one.size - other.size);
  for (const id of shortest.keys()) {
    const impact = Math.min(...lists.map((list) => impactOf(list.get(id) ?? 0)));
    if (impact > 0) yield [id, impact];
  }
}

function impactOf(weight: number): number {
  return weight / (SATURATION + weight);
}
