import leven from 'leven';
import { letters } from '../nearest.ts';
import {
  IDENTIFIER,
  identifiersOf,
  nameKey,
  stemOf,
  STOP_WORDS,
  termsOf,
  titleKey,
  wordsOf,
} from './words.ts';

/** Words that stand for a concept together. */
export interface Phrase {
  terms: string[];
  weight: number;
}

/** Something that a query asks for, in its own words and in others. */
export type Concept = Phrase[];

// What a phrase means is told with the likeliest first.
const FIRST_MEANING_WEIGHT = 1;
const MEANING_STEP = 0.12;
const LAST_MEANING_WEIGHT = 0.4;
// Of a place whose title or name a meaning is.
const WHOLE_WEIGHT = 1.5;
// Of a single word of a phrase, of a word written in two parts or with a slip, of one that begins so, and of the words of a name.
const SINGLE_WORD_WEIGHT = 0.3;
const SPLIT_WORD_WEIGHT = 0.85;
const SIMILAR_WORD_WEIGHT = 0.7;
const BEGUN_WORD_WEIGHT = 0.5;
const NAME_PARTS_WEIGHT = 0.5;

const PHONE_NUMBER = /^\d{4,}$/;

// They stand between the words of a phrase, and are none of it.
const FILLERS = new Set(
  'a an the my our your his her their its this that these those some any every'.split(' '),
);

/** What the texts say for what is typed. */
export interface Meanings {
  // Words that are alike within a phrase, by the first of them.
  alike: ReadonlyMap<string, string>;
  words: ReadonlyMap<string, Phrase[]>;
  // By their first words.
  phrases: ReadonlyMap<string, readonly TypedPhrase[]>;
}

interface TypedPhrase {
  typed: string[];
  meant: Phrase[];
}

/** Reads lines of synonyms. */
export function meaningsOf(synonyms: readonly string[]): Meanings {
  const alike = new Map<string, string>();
  const all = new Map<string, TypedPhrase>();
  for (const line of synonyms) {
    const [left = '', right] = line.split(' = ');
    if (right === undefined) {
      const [first = '', ...others] = left.split(' ').map(stemOf);
      for (const other of others) alike.set(other, first);
      continue;
    }
    const meant = right.split(', ').flatMap((phrase, at) => {
      const weight = Math.max(LAST_MEANING_WEIGHT, FIRST_MEANING_WEIGHT - MEANING_STEP * at);
      const [name] = identifiersOf(phrase);
      const whole = name === undefined ? titleKey(phrase) : nameKey(name);
      const words = name === undefined ? [{ terms: phraseTerms(phrase), weight }] : [];
      return [...words, { terms: [whole], weight: weight * WHOLE_WEIGHT }];
    });
    for (const phrase of left.split(', ')) {
      const own = phraseTerms(phrase);
      const typed = own.length > 1 ? own.map((term) => alike.get(term) ?? term) : own;
      const key = typed.toSorted().join(' ');
      all.set(key, { typed, meant: [...(all.get(key)?.meant ?? []), ...meant] });
    }
  }
  const [words, phrases] = [new Map<string, Phrase[]>(), new Map<string, TypedPhrase[]>()];
  for (const phrase of all.values()) {
    const [first = '', ...others] = phrase.typed;
    if (others.length === 0) words.set(first, phrase.meant);
    else phrases.set(first, [...(phrases.get(first) ?? []), phrase]);
  }
  return { alike, words, phrases };
}

function phraseTerms(phrase: string): string[] {
  return queryWords(phrase).map(stemOf);
}

function queryWords(text: string): string[] {
  const words = wordsOf(text);
  const own = words.filter((word) => !FILLERS.has(word));
  return own.length > 0 ? own : words;
}

/** Reads a query as concepts: words, and phrases that have synonyms. @param known The words that the texts have. */
export function readQuery(text: string, known: ReadonlySet<string>, meanings: Meanings): Concept[] {
  const isKnownName = (name: string) => known.has(name.toLowerCase());
  const names = (text.match(IDENTIFIER) ?? []).filter(isKnownName);
  const concepts: Concept[] = names.map((name) => [
    { terms: [name.toLowerCase()], weight: 1 },
    { terms: termsOf(name), weight: NAME_PARTS_WEIGHT },
  ]);
  // A name is its own meaning.
  const words = queryWords(text.replaceAll(IDENTIFIER, (name) => (isKnownName(name) ? ' ' : name)));
  const terms = words.map(stemOf);
  const alike = terms.map((term) =>
    PHONE_NUMBER.test(term) ? 'number' : (meanings.alike.get(term) ?? term),
  );
  const taken = new Set<number>();
  for (const { meant, places } of phrasesIn(alike, meanings)) {
    // A word may be of two phrases, as in `log in to a queue`.
    if (places.every((place) => taken.has(place))) continue;
    for (const place of places) taken.add(place);
    const own = places.map((place) => terms[place]!);
    const apart = own.filter((term) => !STOP_WORDS.has(term));
    const single = apart.map((term) => ({ terms: [term], weight: SINGLE_WORD_WEIGHT }));
    concepts.push([{ terms: own, weight: 1 }, ...meant, ...single]);
  }
  const isSilent = (word: string) =>
    STOP_WORDS.has(word) ||
    (!known.has(stemOf(word)) && !meanings.words.has(stemOf(word)) && isSlipOfStopWord(word));
  const telling = [...words.keys()].filter((at) => !taken.has(at) && !isSilent(words[at]!));
  const rest = telling.length + concepts.length > 0 ? telling : [...words.keys()];
  for (let own = 0; own < rest.length; own++) {
    const [at, next] = [rest[own]!, rest[own + 1]];
    const { phrases, length } = wordPhrases(
      terms[at]!,
      next === at + 1 ? terms[next] : undefined,
      known,
      meanings,
    );
    concepts.push(phrases);
    own += length - 1;
  }
  return concepts;
}

// A phrase may have its words in any order, and a few others among them: `put the caller on hold`.
const MAX_GAP = 2;

/** The phrases of a query, the longest and closest first. @param terms Each as the first of those that are alike. */
export function phrasesIn(
  terms: readonly string[],
  { phrases }: Meanings,
): { meant: Phrase[]; places: number[] }[] {
  const asked = new Set(terms);
  return [...asked]
    .flatMap((term) => phrases.get(term) ?? [])
    .filter(({ typed }) => typed.every((term) => asked.has(term)))
    .map(({ typed, meant }) => ({ meant, places: placesOf(typed, terms) }))
    .filter(({ places }) => places.every((place) => place >= 0) && gapOf(places) <= MAX_GAP)
    .toSorted(
      (one, other) => other.places.length - one.places.length || gapOf(one.places) - gapOf(other.places),
    );
}

function placesOf(typed: readonly string[], terms: readonly string[]): number[] {
  const places: number[] = [];
  for (const term of typed)
    places.push(terms.findIndex((other, at) => other === term && !places.includes(at)));
  return places;
}

function gapOf(places: readonly number[]): number {
  return Math.max(...places) - Math.min(...places) + 1 - places.length;
}

function wordPhrases(
  term: string,
  next: string | undefined,
  known: ReadonlySet<string>,
  meanings: Meanings,
): { phrases: Phrase[]; length: number } {
  const meant = meanings.words.get(term);
  if (meant) return { phrases: [{ terms: [term], weight: 1 }, ...meant], length: 1 };
  if (next !== undefined && known.has(term + next) && !(known.has(term) && known.has(next)))
    return { phrases: [{ terms: [term + next], weight: 1 }], length: 2 };
  const own = { terms: [term], weight: 1 };
  if (known.has(term)) return { phrases: [own], length: 1 };
  // `wrapuptime` is `wrap_up_time`, `ringgroup` is `ring group`.
  const name = nameKey(term);
  if (known.has(name)) return { phrases: [own, { terms: [name], weight: 1 }], length: 1 };
  const apart = splitTerm(term, known);
  const others = apart ? [{ terms: apart, weight: SPLIT_WORD_WEIGHT }] : similarTerms(term, known, meanings);
  return { phrases: [own, ...others], length: 1 };
}

const MIN_PART_LENGTH = 3;

function splitTerm(term: string, known: ReadonlySet<string>): string[] | undefined {
  for (let cut = term.length - MIN_PART_LENGTH; cut >= MIN_PART_LENGTH; cut--) {
    const parts = [stemOf(term.slice(0, cut)), stemOf(term.slice(cut))];
    if (parts.every((part) => known.has(part))) return parts;
  }
  return undefined;
}

// Has one letter more, less or otherwise, or two if it is long; or begins with what was typed, while somebody types.
function similarTerms(term: string, known: ReadonlySet<string>, meanings: Meanings): Phrase[] {
  const isMeant = (other: string) => isSlip(term, other);
  const meant = [...meanings.words].flatMap(([typed, phrases]) => (isMeant(typed) ? phrases : []));
  const slips = [...known].filter(isMeant);
  const begun = term.length > 2 ? [...known].filter((other) => other.startsWith(term)) : [];
  return [
    ...slips.map((other) => ({ terms: [other], weight: SIMILAR_WORD_WEIGHT })),
    ...begun.map((other) => ({ terms: [other], weight: BEGUN_WORD_WEIGHT })),
    ...meant.map(({ terms, weight }) => ({ terms, weight: weight * SIMILAR_WORD_WEIGHT })),
  ];
}

/** Tells whether somebody who typed one word may have meant the other. */
export function isSlip(typed: string, other: string): boolean {
  const limit = typed.length < 4 ? 0 : typed.length < 8 ? 1 : 2;
  return limit > 0 && Math.abs(other.length - typed.length) <= limit && distance(typed, other) <= limit;
}

// A slip in a short word would make it another one: `form` is not `from`.
function isSlipOfStopWord(word: string): boolean {
  return word.length < 8 && [...STOP_WORDS].some((other) => other.length > 3 && isSlip(word, other));
}

// Two letters that are swapped are one change.
function distance(one: string, other: string): number {
  const changes = leven(one, other);
  return changes === 2 && letters(one) === letters(other) ? 1 : changes;
}
