import { HINTS, MECHANICS, STOP_WORDS, VERBS, WEAK } from './query-words.ts';
import type { Kind } from './search-document.ts';
import { SYNONYMS } from './synonyms.ts';
import { stemOf, termsOf, wordsOf } from './terms.ts';

/** Words that stand together for one thing, and how well they do: 1 for what was typed. */
export interface Phrase {
  terms: string[];
  weight: number;
}

/** One thing that is looked for, in all the words that there are for it. */
export interface Concept {
  phrases: Phrase[];
  /** How much it says of what is looked for: 1, or less for a word that many places could have. */
  weight: number;
}

/** What a query looks for. */
export interface Query {
  concepts: Concept[];
  /** The words without those that say little: `cdr` of `cdr fields`. */
  core: string;
  /** The kinds of places that its words hint at. */
  hints: ReadonlySet<Kind>;
}

/** What is known of the words of the index. */
export interface Vocabulary {
  has(term: string): boolean;
  /** The words that a word was meant to be, each with a weight up to 1: those that it begins, or is one letter from. */
  near(term: string): Phrase[];
}

const MEANT = 0.85;
const ALSO_TYPED = 0.5;
/** How much the single words of a phrase count beside the phrase. */
const APART = 0.45;
/** How much a word counts that many places could have, if it stands beside others. */
const OF_WEAK = 0.35;
/** How much two words count for one that is written in two ways. */
const NEARLY = 0.85;

/** How many words that say nothing may be between those of a phrase. */
const BETWEEN = 3;

interface Entry {
  terms: string[];
  others: Phrase[];
}

const entries: readonly Entry[] = SYNONYMS.flatMap(([typed, meant]) => {
  const left = phrasesOf(typed);
  const right = phrasesOf(meant);
  return left.map((terms) => ({
    terms,
    others: [
      ...right.map((one) => ({ terms: one, weight: MEANT })),
      ...left.filter((one) => one !== terms).map((one) => ({ terms: one, weight: ALSO_TYPED })),
    ],
  }));
});
const STOP_TERMS: ReadonlySet<string> = new Set([...STOP_WORDS].map(stemOf));
const byWords = Map.groupBy(entries, ({ terms }) => wordSet(terms));
const LONGEST = Math.max(...entries.map(({ terms }) => terms.length));

/** The words that synonyms are told by: known, even if no page has them. */
export const synonymTerms: ReadonlySet<string> = new Set(entries.flatMap(({ terms }) => terms));

const byTelling = Map.groupBy(entries, ({ terms }) => wordSet(tellingOf(terms)));

/** Entries by the words that say something, two at least: `remove a user from the queue` has `user queue`. */
function byTellingWords(typed: string[]): Entry[] | undefined {
  const telling = tellingOf(typed);
  const isWhole = telling[0] === typed[0] && telling.at(-1) === typed.at(-1);
  return isWhole && telling.length > 1 ? byTelling.get(wordSet(telling)) : undefined;
}

/** Those in the order that was typed, if there are any: a `call record` is not what you do who `record a call`. */
function inSameOrder(alike: Entry[], typed: string[]): Entry[] {
  const order = tellingOf(typed).join(' ');
  const same = alike.filter(({ terms }) => tellingOf(terms).join(' ') === order);
  return same.length > 0 ? same : alike;
}

function tellingOf(terms: string[]): string[] {
  return terms.filter((term) => !STOP_TERMS.has(term));
}

/** Words in whatever order: `reset password` is `password reset`. */
function wordSet(terms: string[]): string {
  return terms.toSorted().join(' ');
}

function phrasesOf(list: string): string[][] {
  return list.split(', ').map((phrase) => termsOf(phrase));
}

/** The word of a question, which is no number: `did they pick up`, but not `did numbers`. */
const OF_QUESTION = /\bdid (?=(?:they|he|she|it|i|you|we|the|my|any\w*|some\w*|nobody)\b)/gi;

/** Reads what somebody typed: phrases with their synonyms, words written apart or together, and words with a slip. */
export function readQuery(text: string, vocabulary: Vocabulary): Query {
  const words = wordsOf(text.replaceAll(OF_QUESTION, ''));
  const terms = correct(words, vocabulary);
  const concepts: Concept[] = [];
  for (let at = 0; at < terms.length;) {
    const { phrases, length } = phrasesAt(terms, at, vocabulary);
    const word = words[at] ?? '';
    const isStop = length === 1 && STOP_WORDS.has(word);
    const isWeak = (length === 1 && WEAK.has(word)) || isWhatBy(words, at);
    if (!isStop) concepts.push({ phrases, weight: isWeak ? OF_WEAK : 1 });
    at += length;
  }
  // A query of nothing but such words is looked for as it is.
  if (concepts.length === 0)
    concepts.push(...terms.map((term) => ({ phrases: [{ terms: [term], weight: 1 }], weight: 1 })));
  const core = words.filter((word) => !STOP_WORDS.has(word) && !WEAK.has(word)).join(' ');
  return { concepts, core, hints: hintsOf(words) };
}

/** Whether a word says by what is filtered, sorted or grouped: how to do that is looked for. */
function isWhatBy(words: string[], at: number): boolean {
  return words
    .slice(0, at)
    .some((word, index) => MECHANICS.has(stemOf(word)) && words[index + 1] === 'by' && index + 1 < at);
}

function hintsOf(words: string[]): ReadonlySet<Kind> {
  const hints = (Object.entries(HINTS) as [Kind, readonly string[]][]).flatMap(([kind, own]) =>
    words.some((word) => own.includes(word)) ? [kind] : [],
  );
  // `list queues` is something to do, a `webhook list` is not.
  return new Set(VERBS.has(words[0] ?? '') ? [...hints, 'operation'] : hints);
}

/**
 * Words as `stemOf` has them; those that are in no page and no phrase as what they were meant to be, if it is one of ours without a
 * doubt. A slip may be in the ending: `recroding` is looked for whole first.
 */
function correct(words: string[], vocabulary: Vocabulary): string[] {
  return words.map((word) => {
    const term = stemOf(word);
    if (vocabulary.has(term)) return term;
    const meant = [word, term]
      .map((written) => vocabulary.near(written)[0]?.terms[0])
      .find((one) => one !== undefined && synonymTerms.has(one));
    return meant ?? term;
  });
}

function phrasesAt(
  terms: string[],
  at: number,
  vocabulary: Vocabulary,
): { phrases: Phrase[]; length: number } {
  for (let length = Math.min(LONGEST + BETWEEN, terms.length - at); length > 0; length--) {
    const typed = terms.slice(at, at + length);
    const alike = byWords.get(wordSet(typed)) ?? byTellingWords(typed);
    if (!alike) continue;
    const found = inSameOrder(alike, typed);
    const phrases = [{ terms: typed, weight: 1 }, ...found.flatMap(({ others }) => others)];
    const apart =
      length > 1
        ? typed.filter((term) => !STOP_WORDS.has(term)).map((term) => ({ terms: [term], weight: APART }))
        : [];
    return { phrases: [...phrases, ...apart], length };
  }
  const [term = '', next] = terms.slice(at, at + 2);
  if (next !== undefined && vocabulary.has(term + next) && !(vocabulary.has(term) && vocabulary.has(next))) {
    return { phrases: [{ terms: [term + next], weight: 1 }], length: 2 };
  }
  const parts = compoundOf(term, vocabulary);
  const apart = parts ? [{ terms: parts, weight: vocabulary.has(term) ? APART : NEARLY }] : [];
  if (!vocabulary.has(term)) return { phrases: [...vocabulary.near(term), ...apart], length: 1 };
  const isOne = next !== undefined && vocabulary.has(term + next);
  const together = isOne ? [{ terms: [term + next], weight: NEARLY }] : [];
  return { phrases: [{ terms: [term], weight: 1 }, ...together, ...apart], length: 1 };
}

const SHORTEST_PART = 3;

/** The two words that a word is made of: `ringgroup`. */
function compoundOf(term: string, vocabulary: Vocabulary): string[] | undefined {
  for (let cut = term.length - SHORTEST_PART; cut >= SHORTEST_PART; cut--) {
    const parts = [stemOf(term.slice(0, cut)), stemOf(term.slice(cut))];
    if (parts.every((part) => vocabulary.has(part))) return parts;
  }
  return undefined;
}
