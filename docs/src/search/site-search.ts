import MiniSearch, { type Query as IndexQuery } from 'minisearch';
import { type Kind, namesOf, type SearchDocument, type SearchIndex } from './search-document.ts';
import { type Concept, meaningsOf, readQuery } from './read-query.ts';
import { termsOf } from './words.ts';

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

/** How many documents are read at a time: some ten milliseconds, so that a page stays alive. */
const CHUNK = 60;
const BOOST = { title: 4, asked: 3, names: 3, context: 1.2, text: 1 };
/** How likely a place of a kind is what somebody looks for: guides before details. */
const LIKELY: Readonly<Record<Kind, number>> = {
  guide: 1.5,
  section: 1.5,
  operation: 1,
  resource: 1,
  event: 1,
  schema: 0.5,
  field: 0.75,
  parameter: 0.4,
  error: 0.75,
  question: 0.5,
  simulation: 0.4,
};
/** What a place gains whose kind the query names, and one whose whole title it has. */
const HINTED = 1.3;
/** What a page of a package counts: its reference comes after the guides. */
const OF_PACKAGE = 0.6;
const TITLED = 1.8;
/** A name that is typed in full goes before all words. */
const EXACT = 100_000;
/** Less than this part of the best is not shown. */
const FAINT = 0.04;
const OF_A_PAGE = 2;

/** Makes a search of its documents. */
export async function createSiteSearch({ documents, synonyms }: SearchIndex): Promise<SiteSearch> {
  const known = new Set<string>();
  const index = new MiniSearch<SearchDocument & { id: number }>({
    fields: Object.keys(BOOST),
    tokenize: termsOf,
    processTerm(term) {
      known.add(term);
      return term;
    },
    extractField: (document, field) => [document[field as keyof typeof document] ?? ''].flat().join(' '),
    searchOptions: { tokenize: (term) => [term], processTerm: (term) => term },
  });
  await index.addAllAsync(
    documents.map((document, id) => ({ ...document, id })),
    { chunkSize: CHUNK },
  );
  const titles = documents.map(({ title }) => new Set(termsOf(title)));
  const phrases = documents.map(({ asked = [] }) => new Set(asked.map(sortedTerms)));
  const names = namesOf(documents);
  const meanings = meaningsOf(synonyms);

  function find(text: string): Hit[] {
    const { concepts, hints } = readQuery(text, known, meanings);
    const rankOf = names.ranks(text);
    const typed = sortedTerms(text);
    const hits = index.search(queryOf(concepts)).map(({ id: found, score, terms, queryTerms }): Hit => {
      const id = Number(found);
      const document = documents[id]!;
      const used = new Set(queryTerms);
      const covered = sum(concepts.filter((concept) => hasConcept(concept, used)));
      const isTitled = titles[id]!.isSubsetOf(used);
      const isHinted = hints.has(document.kind) || (document.kind === 'section' && hints.has('guide'));
      return {
        document,
        score:
          score *
            (covered / sum(concepts)) ** 2 *
            LIKELY[document.kind] *
            (document.address.startsWith('/packages/') ? OF_PACKAGE : 1) *
            (isHinted ? HINTED : 1) *
            (isTitled ? TITLED : 1) +
          EXACT * Math.max(rankOf(id), phrases[id]!.has(typed) ? 0.5 : 0),
        terms: new Set(terms),
      };
    });
    for (const id of names.called(text)) {
      if (!hits.some(({ document }) => document === documents[id]))
        hits.push({ document: documents[id]!, score: EXACT * rankOf(id), terms: new Set() });
    }
    const sorted = hits.toSorted((one, other) => other.score - one.score);
    const least = FAINT * ((sorted[0]?.score ?? 0) % EXACT);
    return limitPages(sorted.filter(({ score }) => score >= least));
  }
  return { find };
}

/** Any of the phrases of any concept; what counts is how many concepts a place has. */
function queryOf(concepts: readonly Concept[]): IndexQuery {
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

function sum(concepts: readonly Concept[]): number {
  return concepts.reduce((whole, { weight }) => whole + weight, 0);
}

function sortedTerms(text: string): string {
  return [...new Set(termsOf(text))].toSorted().join(' ');
}

function limitPages(hits: readonly Hit[]): Hit[] {
  const seen = new Map<string, number>();
  const places = new Set<string>();
  return hits.filter(({ document: { address } }) => {
    if (places.has(address)) return false;
    places.add(address);
    const [page = ''] = address.split('#');
    seen.set(page, (seen.get(page) ?? 0) + 1);
    return seen.get(page)! <= OF_A_PAGE;
  });
}
