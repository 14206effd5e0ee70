import { stemOf, STOP_WORDS, termsOf, wordsOf } from './words.ts';

/** Words that stand for a concept together. */
export interface Phrase {
  terms: string[];
  weight: number;
  isRough?: boolean;
}

/** Something that a query asks for, in its own words and in others. */
export interface Concept {
  phrases: Phrase[];
  weight: number;
}

// Weights of another word for the query, of a single word of a phrase, of a word that is written in two parts, and of a word that many
// places have.
const SYNONYM_WEIGHT = 0.85;
const SINGLE_WORD_WEIGHT = 0.45;
const SPLIT_WORD_WEIGHT = 0.85;
const WEAK_WORD_WEIGHT = 0.35;

const WEAK_WORDS = new Set(
  'field fields property properties attribute attributes column columns schema model object structure endpoint endpoints operation method guide tutorial list all information info details data value values curl json http url code sample snippet app application script program system crm website'.split(
    ' ',
  ),
);

const ARTICLES = new Set(['a', 'an', 'the']);

/** Phrases by the words that are typed for them. */
export type Meanings = ReadonlyMap<string, Phrase[]>;

/** Reads lines of synonyms. */
export function meaningsOf(synonyms: readonly string[]): Meanings {
  const meanings = new Map<string, Phrase[]>();
  for (const line of synonyms) {
    const [typed = '', meant = ''] = line.split(' = ');
    const others = meant.split(', ').map((phrase) => ({ terms: termsOf(phrase), weight: SYNONYM_WEIGHT }));
    for (const phrase of typed.split(', ')) {
      const key = phraseKey(termsOf(phrase));
      meanings.set(key, [...(meanings.get(key) ?? []), ...others]);
    }
  }
  return meanings;
}

const MAX_PHRASE_WORDS = 5;

// Stop words count within a phrase with synonyms: `who am i`.
function phraseWords(words: readonly string[], meanings: Meanings): ReadonlySet<number> {
  const terms = words.map(stemOf);
  const places = new Set<number>();
  for (const at of terms.keys()) {
    for (let end = at + 2; end <= Math.min(at + MAX_PHRASE_WORDS, terms.length); end++)
      if (meanings.has(phraseKey(terms.slice(at, end)))) for (let own = at; own < end; own++) places.add(own);
  }
  return places;
}

// Moves a word out of a phrase with synonyms: `put the caller on hold` becomes `put on hold, caller`.
function closeGaps(words: readonly string[], meanings: Meanings): string[] {
  const isPhrase = (some: readonly string[]) => some.length > 1 && meanings.has(phraseKey(some.map(stemOf)));
  const own = words.filter((word) => !ARTICLES.has(word));
  for (const at of own.keys()) {
    for (let end = Math.min(at + MAX_PHRASE_WORDS, own.length); end > at + 2; end--) {
      const [first = '', gap = '', ...rest] = own.slice(at, end);
      if (isPhrase([first, gap, ...rest])) break;
      const isTaken = isPhrase([first, gap]) || isPhrase([gap, ...rest]);
      if (!isTaken && isPhrase([first, ...rest])) own.splice(at + 1, rest.length + 1, ...rest, gap);
    }
  }
  return own;
}

function phraseKey(terms: readonly string[]): string {
  return terms
    .filter((term) => !ARTICLES.has(term))
    .toSorted()
    .join(' ');
}

/** Reads a query as concepts: words, and phrases that have synonyms. @param known The words that the texts have. */
export function readQuery(text: string, known: ReadonlySet<string>, meanings: Meanings): Concept[] {
  const words = closeGaps(wordsOf(text), meanings);
  const said = phraseWords(words, meanings);
  const telling = words.filter((word, at) => said.has(at) || !STOP_WORDS.has(word));
  const used = telling.length > 0 ? telling : words;
  const concepts: Concept[] = [];
  for (let at = 0; at < used.length;) {
    const { phrases, length } = phrasesAt(used.map(stemOf), at, known, meanings);
    const isWeak = length === 1 && used.length > 1 && WEAK_WORDS.has(used[at]!);
    concepts.push({ phrases, weight: isWeak ? WEAK_WORD_WEIGHT : 1 });
    at += length;
  }
  return concepts;
}

function phrasesAt(
  terms: readonly string[],
  at: number,
  known: ReadonlySet<string>,
  meanings: Meanings,
): { phrases: Phrase[]; length: number } {
  for (let length = Math.min(MAX_PHRASE_WORDS, terms.length - at); length > 0; length--) {
    const typed = terms.slice(at, at + length);
    const meant = meanings.get(phraseKey(typed));
    if (!meant) continue;
    const single = length > 1 ? typed.filter((term) => !STOP_WORDS.has(term)) : [];
    const apart = single.map((term) => ({ terms: [term], weight: SINGLE_WORD_WEIGHT }));
    return { phrases: [{ terms: typed, weight: 1 }, ...meant, ...apart], length };
  }
  const [term = '', next] = terms.slice(at, at + 2);
  if (next !== undefined && known.has(term + next) && !(known.has(term) && known.has(next)))
    return { phrases: [{ terms: [term + next], weight: 1 }], length: 2 };
  const parts = splitTerm(term, known);
  const apart = parts ? [{ terms: parts, weight: SPLIT_WORD_WEIGHT }] : [];
  return { phrases: [{ terms: [term], weight: 1, isRough: !known.has(term) }, ...apart], length: 1 };
}

const MIN_PART_LENGTH = 3;

// `ringgroup` is `ring group`.
function splitTerm(term: string, known: ReadonlySet<string>): string[] | undefined {
  for (let cut = term.length - MIN_PART_LENGTH; cut >= MIN_PART_LENGTH; cut--) {
    const parts = [stemOf(term.slice(0, cut)), stemOf(term.slice(cut))];
    if (parts.every((part) => known.has(part))) return parts;
  }
  return undefined;
}
