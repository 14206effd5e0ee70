import { exactRank, isCalled } from './exact-name.ts';
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
  guide: 1.15,
  section: 1.1,
  operation: 1.1,
  resource: 0.9,
  event: 1,
  schema: 0.5,
  field: 0.45,
  parameter: 0.35,
  error: 0.85,
  question: 0.5,
};
const HINTED = 1.35;
/** Of operations alike, reading and making is looked for before changing and deleting, and all before one. */
const RARER = ['DELETE ', 'PATCH ', '{'];
const LESS = 0.94;
/** How much a place gains whose whole title was typed. */
const TITLED = 0.7;
/** A name that is typed in full goes before all words. */
const EXACT = 1000;
/** What a name that is a common word counts. */
const CALLED = 1.5;
/** How much a word counts the second time. */
const REPEATED = 0.3;
/** Less than this part of the best is not shown. */
const FAINT = 0.04;
/** What has few words, so that a single one of a query says little. */
const SMALL: ReadonlySet<Kind> = new Set(['field', 'parameter', 'schema']);
const OF_A_PAGE = 2;

interface Sum extends Match {
  /** How much of what is looked for it has, by rarity and by number. */
  covered: number;
  count: number;
}

/** Makes a search of its documents. */
export async function createSiteSearch(documents: readonly SearchDocument[]): Promise<SiteSearch> {
  const runs = documents.map(({ title, names, context, text }) =>
    termsOf([title, ...names, context, text].join(' ')),
  );
  const index = await createWordIndex(documents, runs);
  const vocabulary = vocabularyOf(runs);
  const titles = documents.map(({ title }) => new Set(termsOf(title)).size);

  function find(text: string): Hit[] {
    const { concepts, core, hints } = readQuery(text, vocabulary);
    const found = concepts
      .map(({ phrases, weight }) => ({ weight, places: index.match({ phrases, weight }) }))
      .filter(({ places }) => places.size > 0);
    const matches = found.map(({ places }) => places);
    // What few places have says more than what many have.
    const rarity = found.map(({ places, weight }) => weight * Math.log(1 + documents.length / places.size));
    const whole = rarity.reduce((sum, one) => sum + one, 0);
    const hits = documents.flatMap((document, id): Hit[] => {
      const { score, covered, count, terms, titled } = sumOf(
        matches.map((one) => one.get(id)),
        rarity,
      );
      const rank = exactRank(document, text);
      if (count === 0 && rank === 0) return [];
      const parts = [covered / (whole || 1), SMALL.has(document.kind) ? count / concepts.length : 1];
      const ofTitle = Math.min(1, titled.size / Math.max(1, titles[id] ?? 1));
      const mayBeCalled = !SMALL.has(document.kind) || hints.has(document.kind);
      const called = mayBeCalled && isCalled(document, core) ? CALLED : 1;
      const words = score * Math.min(...parts) ** 2 * (1 + TITLED * ofTitle) * called;
      return [{ document, score: EXACT * rank + words * weightOf(document, hints), terms }];
    });
    const sorted = hits.toSorted((one, other) => other.score - one.score);
    const least = FAINT * ((sorted[0]?.score ?? 0) % EXACT);
    return limitPages(sorted.filter(({ score }) => score >= least));
  }
  return { find };
}

/** What a place has of all that is looked for. */
function sumOf(matches: (Match | undefined)[], rarity: number[]): Sum {
  const sum: Sum = { score: 0, covered: 0, count: 0, terms: new Set(), titled: new Set() };
  for (const [at, match] of matches.entries()) {
    if (!match) continue;
    // One word of a place is not two things that are looked for.
    const isRepeated =
      match.titled.size > 0 ? match.titled.isSubsetOf(sum.titled) : match.terms.isSubsetOf(sum.terms);
    sum.score += match.score * (isRepeated ? REPEATED : 1);
    sum.covered += rarity[at] ?? 0;
    sum.count++;
    sum.terms = sum.terms.union(match.terms);
    sum.titled = sum.titled.union(match.titled);
  }
  return sum;
}

function weightOf({ kind, path }: SearchDocument, hints: ReadonlySet<Kind>): number {
  const isHinted = hints.has(kind) || (kind === 'section' && hints.has('guide'));
  const rarer = kind === 'operation' ? RARER.filter((sign) => path.includes(sign)).length : 0;
  return WEIGHT[kind] * (isHinted ? HINTED : 1) * LESS ** rarer;
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
