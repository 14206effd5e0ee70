import type { Finding } from './word-index.ts';
import { isSlip, type Meanings, type Phrase, phrasesIn } from './read-query.ts';
import { stemOf, wordsOf } from './words.ts';

/** What somebody asked, and what answers it, the best first. */
export interface Example {
  question: string;
  answers: readonly string[];
}

// Of two words in a row, of what a word means, and of what a phrase means; of a word it is 1.
const PAIR_WEIGHT = 0.6;
const WORD_MEANING_WEIGHT = 0.5;
const PHRASE_MEANING_WEIGHT = 0.8;
const MAX_MEANINGS = 4;
// A shorter word that no example has is a name more often than a slip.
const MIN_LENGTH_WITH_SLIP = 5;
// The nearest examples answer, by the square of how like they are, their best answers first.
const NEIGHBOURS = 8;
const ANSWER_WEIGHTS = [1, 0.7, 0.5, 0.4];
// How much examples tell, beside the words of the texts.
const EXAMPLES_WEIGHT = 3;

/** Reads lines of questions, such as `who rang = find_calls listCdrs`. */
export function readExamples(lines: readonly string[]): Example[] {
  return lines.map((line) => {
    const [question = '', answers = ''] = line.split(' = ');
    return { question, answers: answers.split(' ') };
  });
}

/** Reads examples once. The search that it returns tells how well each answer fits a question, 0 where no example is like it. */
export function searchExamples(
  examples: readonly Example[],
  meanings: Meanings,
): (text: string) => ReadonlyMap<string, number> {
  const all = examples.map(({ question }) => featuresOf(wordsOf(question), meanings));
  const amounts = new Map<string, number>();
  for (const features of all)
    for (const feature of features.keys()) amounts.set(feature, (amounts.get(feature) ?? 0) + 1);
  const vectorOf = (features: ReadonlyMap<string, number>) => {
    const vector = [...features].map(([feature, weight]): [feature: string, weight: number] => [
      feature,
      weight * Math.log(1 + all.length / ((amounts.get(feature) ?? 0) + 0.5)),
    ]);
    const length = Math.hypot(...vector.map(([, weight]) => weight));
    return vector.map(([feature, weight]): (typeof vector)[number] => [feature, weight / length]);
  };
  const places = new Map<string, [at: number, weight: number][]>();
  for (const [at, features] of all.entries()) {
    for (const [feature, weight] of vectorOf(features)) {
      const own = places.get(feature) ?? [];
      if (own.push([at, weight]) === 1) places.set(feature, own);
    }
  }
  const known = [...new Set(examples.flatMap(({ question }) => wordsOf(question)))];
  // The word that somebody meant, the most frequent of those that it may be.
  const meantBy = (word: string) => {
    if (word.length < MIN_LENGTH_WITH_SLIP || amounts.has(stemOf(word))) return word;
    const amountOf = (other: string) => amounts.get(stemOf(other)) ?? 0;
    const meant = known.filter((other) => isSlip(word, other));
    return meant.toSorted((one, other) => amountOf(other) - amountOf(one))[0] ?? word;
  };
  return (text) => {
    const likeness = new Map<number, number>();
    for (const [feature, weight] of vectorOf(featuresOf(wordsOf(text).map(meantBy), meanings)))
      for (const [at, own] of places.get(feature) ?? [])
        likeness.set(at, (likeness.get(at) ?? 0) + weight * own);
    const nearest = [...likeness].toSorted(([, one], [, other]) => other - one).slice(0, NEIGHBOURS);
    const fits = new Map<string, number>();
    for (const [at, like] of nearest) {
      for (const [rank, answer] of examples[at]!.answers.entries())
        fits.set(answer, (fits.get(answer) ?? 0) + like ** 2 * (ANSWER_WEIGHTS[rank] ?? 0));
    }
    return fits;
  };
}

/** Adds what examples tell of places to what their words tell. @param fits By the number of a place. */
export function addExamples(findings: readonly Finding[], fits: ReadonlyMap<number, number>): Finding[] {
  const best = findings[0]?.score ?? 1;
  const found = new Map(findings.map((one) => [one.id, { ...one, score: one.score / best }]));
  for (const [id, fit] of fits) {
    const own = found.get(id) ?? { id, score: 0, terms: new Set() };
    found.set(id, { ...own, score: own.score + EXAMPLES_WEIGHT * fit });
  }
  return [...found.values()];
}

function featuresOf(said: readonly string[], meanings: Meanings): ReadonlyMap<string, number> {
  const { alike, words } = meanings;
  const features = new Map<string, number>();
  const terms = said.map((word) => (/^\d{3,}$/.test(word) ? 'number' : stemOf(word)));
  // A number may also be a status.
  for (const word of said) if (/^[45]\d\d$/.test(word)) features.set(word, 1);
  const classes = terms.map((term) => alike.get(term) ?? term);
  // It tells what to do.
  if (classes.length > 0) features.set(`^${classes[0]}`, 1);
  for (const [at, term] of terms.entries()) {
    features.set(term, 1);
    if (at > 0) features.set(`${terms[at - 1]} ${term}`, PAIR_WEIGHT);
    addMeanings(features, words.get(term) ?? [], WORD_MEANING_WEIGHT);
  }
  for (const { meant } of phrasesIn(classes, meanings)) addMeanings(features, meant, PHRASE_MEANING_WEIGHT);
  return features;
}

function addMeanings(features: Map<string, number>, meant: readonly Phrase[], weight: number): void {
  for (const { terms } of meant.slice(0, MAX_MEANINGS)) features.set(`=${terms.join(' ')}`, weight);
}
