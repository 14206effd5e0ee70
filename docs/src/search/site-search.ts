import { askedPhrasesOf } from './asked-phrases.ts';
import { exactNamesOf } from './exact-name.ts';
import { readQuery } from './read-query.ts';
import type { Kind, SearchDocument } from './search-document.ts';
import { termsOf } from './terms.ts';
import { vocabularyOf } from './vocabulary.ts';
import { createWordIndex, type Match } from './word-index.ts';

/** A place that was found, with the words that it was found by. */
export interface Hit {
  document: SearchDocument;
  score: number;
  /** As the index has them, see `termsOf`. */
  terms: ReadonlySet<string>;
}

/** Searches the places of the site. */
export interface SiteSearch {
  /** The best first: at most two of a page. */
  find(query: string): Hit[];
}

/** How likely a place of a kind is what somebody looks for. */
const WEIGHT: Readonly<Record<Kind, number>> = {
  guide: 1.4,
  section: 1.6,
  operation: 1,
  resource: 1.05,
  event: 1,
  schema: 0.55,
  field: 0.8,
  parameter: 0.35,
  error: 0.8,
  question: 0.45,
  simulation: 0.35,
};
const HINTED = 1.3;
/** What an operation counts when the query does not say what to do: a thing is looked for, whose page has all its operations. */
const UNASKED: readonly (readonly [method: string, less: number])[] = [
  ['DELETE ', 0.6],
  ['PATCH ', 0.75],
  ['POST ', 0.9],
  ['GET ', 0.6],
];
/** What a list of values counts, beside the list of the things that have them. */
const OF_VALUES = 0.6;
/** Of operations alike, that of one record comes after that of all. */
const OF_ONE = 0.9;
/** How much a place gains whose whole title was typed. */
const TITLED = 0.8;
/** The same of what has few words, whose title is often one word that much else has too. */
const SMALL_TITLED = 0.45;
/** How much a place gains that has all in its title that was typed. */
const IN_TITLE = 0.7;
/** How much a place gains that is known to be asked for in these words. */
const ASKED = 1.3;
/** How much less it gains if they are these words only in part: its exponent. */
const ROUGHLY = 2.5;
/** What it has more if it is asked for in just these, as much as a good find by words. */
const ASKED_SO = 90;
/** How little of it is left if they are not just these: its exponent. */
const JUST_SO = 4;
/** A word that fewer places have says no more than one that as many have. */
const RARE = 8;
/** A name that is typed in full goes before all words. */
const EXACT = 100_000;
/** What a name that is a common word counts. */
const CALLED = 1.7;
/** How much a word counts the second time. */
const REPEATED = 0.3;
/** Less than this part of the best is not shown. */
const FAINT = 0.04;
/** What has few words, so that a single one of a query says little. */
const SMALL: ReadonlySet<Kind> = new Set(['field', 'parameter', 'schema']);
/** What such a place counts whose title has none of the words that were typed, but others for them. */
const IN_OTHER_WORDS = 0.65;
const OF_A_PAGE = 2;

interface Sum extends Match {
  /** How much of what is looked for it has, by rarity and by number. */
  covered: number;
  count: number;
  /** How much of it is in its title, by rarity. */
  inTitle: number;
}

/** Makes a search of its documents. */
export async function createSiteSearch(documents: readonly SearchDocument[]): Promise<SiteSearch> {
  const index = await createWordIndex(documents);
  const exact = exactNamesOf(documents);
  const vocabulary = await vocabularyOf(index.counts);
  const asked = askedPhrasesOf(documents, (term) =>
    Math.log(1 + documents.length / Math.max(RARE, index.counts.get(term) ?? 0)),
  );
  const titles = documents.map(({ title }) => new Set(termsOf(title)).size);

  function find(text: string): Hit[] {
    const { concepts, core, hints } = readQuery(text, vocabulary);
    const found = concepts
      .map(({ phrases, weight }) => ({ weight, places: index.match({ phrases, weight }) }))
      .filter(({ places }) => places.size > 0);
    const matches = found.map(({ places }) => places);
    const typed = new Set(termsOf(core));
    const fits = asked.fits(text);
    const rankOf = exact.ranks(text);
    const isCalled = exact.calls(core);
    // What few places have says more than what many have.
    const rarity = found.map(
      ({ places, weight }) => weight * Math.log(1 + documents.length / Math.max(RARE, places.size)),
    );
    const whole = rarity.reduce((sum, one) => sum + one, 0);
    const hits = documents.flatMap((document, id): Hit[] => {
      const {
        score: ofWords,
        covered,
        count,
        inTitle,
        terms,
        titled,
      } = sumOf(
        matches.map((one) => one.get(id)),
        rarity,
      );
      const rank = rankOf(id);
      const fit = fits.get(id) ?? 0;
      if (count === 0 && rank === 0) return [];
      const parts = [covered / (whole || 1), SMALL.has(document.kind) ? count / concepts.length : 1];
      const ofTitle = Math.min(1, titled.size / Math.max(1, titles[id] ?? 1));
      const mayBeCalled = !SMALL.has(document.kind) || hints.has(document.kind);
      const called = mayBeCalled && isCalled(id) ? CALLED : 1;
      const titledGain = SMALL.has(document.kind) && !hints.has(document.kind) ? SMALL_TITLED : TITLED;
      const ofQuery = inTitle / (whole || 1);
      const inOtherWords = SMALL.has(document.kind) && titled.isDisjointFrom(typed) ? IN_OTHER_WORDS : 1;
      const words =
        ofWords *
        Math.min(...parts) ** 2 *
        (1 + titledGain * ofTitle) *
        (1 + IN_TITLE * ofQuery) *
        (1 + ASKED * fit ** ROUGHLY) *
        called *
        inOtherWords;
      const score =
        words * weightOf(document, hints, titled) + ASKED_SO * fit ** JUST_SO * likelinessOf(document, hints);
      return [{ document, score: EXACT * rank + score, terms }];
    });
    const sorted = hits.toSorted((one, other) => other.score - one.score);
    const least = FAINT * ((sorted[0]?.score ?? 0) % EXACT);
    return limitPages(sorted.filter(({ score }) => score >= least));
  }
  return { find };
}

/** What a place has of all that is looked for. */
function sumOf(matches: (Match | undefined)[], rarity: number[]): Sum {
  const sum: Sum = { score: 0, covered: 0, count: 0, inTitle: 0, terms: new Set(), titled: new Set() };
  for (const [at, match] of matches.entries()) {
    if (!match) continue;
    // One word of a place is not two things that are looked for.
    const isRepeated =
      match.titled.size > 0 ? match.titled.isSubsetOf(sum.titled) : match.terms.isSubsetOf(sum.terms);
    sum.score += match.score * (isRepeated ? REPEATED : 1);
    sum.covered += rarity[at] ?? 0;
    if (match.titled.size > 0 && !isRepeated) sum.inTitle += rarity[at] ?? 0;
    sum.count++;
    sum.terms = sum.terms.union(match.terms);
    sum.titled = sum.titled.union(match.titled);
  }
  return sum;
}

/** How likely it is that a place of its kind is looked for. */
function likelinessOf({ kind }: SearchDocument, hints: ReadonlySet<Kind>): number {
  const isHinted = hints.has(kind) || (kind === 'section' && hints.has('guide'));
  return WEIGHT[kind] * (isHinted ? HINTED : 1);
}

function weightOf(document: SearchDocument, hints: ReadonlySet<Kind>, titled: ReadonlySet<string>): number {
  const { kind, path, title } = document;
  const weight = likelinessOf(document, hints);
  if (kind !== 'operation') return weight;
  const [verb = ''] = termsOf(title);
  const [, less = 1] = UNASKED.find(([method]) => path.startsWith(method) && !titled.has(verb)) ?? [];
  const isOfValues = path.endsWith('/dictionaries') && !titled.has('dictionary');
  return weight * less * (path.includes('{') ? OF_ONE : 1) * (isOfValues ? OF_VALUES : 1);
}

function limitPages(hits: Hit[]): Hit[] {
  const seen = new Map<string, number>();
  const places = new Set<string>();
  return hits.filter(({ document }) => {
    if (places.has(document.address)) return false;
    places.add(document.address);
    const [page = ''] = document.address.split('#');
    seen.set(page, (seen.get(page) ?? 0) + 1);
    return (seen.get(page) ?? 0) <= OF_A_PAGE;
  });
}
