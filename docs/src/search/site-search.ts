import MiniSearch, { type Query as IndexQuery } from 'minisearch';
import { KINDS, createNameFinder, type SearchDocument } from './search-document.ts';
import { type Concept, meaningsOf, readQuery } from './read-query.ts';
import { readPlaces, type StoredIndex } from './stored-index.ts';
import { stemOf, STOP_WORDS, termsOf, wordsOf } from './words.ts';

export interface Hit {
  document: SearchDocument;
  id: number;
  // How surely the query names it, before all scores.
  named: number;
  score: number;
  terms: ReadonlySet<string>;
}

export interface SiteSearch {
  find(query: string): Hit[];
}

/** How many documents are read at a time: some ten milliseconds, so that a page stays alive. */
const CHUNK_SIZE = 200;
const BOOST = { title: 5, queries: 3, names: 3, context: 2, words: 1 };
// Factors of the score: the query names the kind, the place is on a page of a package, its whole title is in the query.
const HINT_FACTOR = 1.5;
const PACKAGE_FACTOR = 0.25;
const TITLE_FACTOR = 1;
// A name that is typed in full has a higher rank.
const KNOWN_QUERY_RANK = 0.5;
const MIN_RELATIVE_SCORE = 0.04;
const MAX_HITS_PER_PAGE = 2;

export async function createSiteSearch(stored: StoredIndex): Promise<SiteSearch> {
  const documents = readPlaces(stored);
  const indexTerms = new Set<string>();
  const index = new MiniSearch<SearchDocument & { id: number }>({
    fields: Object.keys(BOOST),
    // Words are as the index has them.
    tokenize: (text, field) => (field === 'words' ? text.split(' ') : termsOf(text)),
    processTerm(term) {
      indexTerms.add(term);
      return term;
    },
    extractField: (document, field) => [document[field as keyof typeof document]].flat().join(' '),
    searchOptions: { tokenize: (term) => [term], processTerm: (term) => term },
  });
  await index.addAllAsync(
    documents.map((document, id) => ({ ...document, id })),
    { chunkSize: CHUNK_SIZE },
  );
  const titles = documents.map(({ title }) => new Set(tellingTerms(title)));
  const phrases = documents.map(({ queries }) => new Set(queries.map(sortedTerms)));
  const meanings = meaningsOf(stored.synonyms);
  const findNamed = createNameFinder(documents, (term) => meanings.has(term));

  function find(text: string): Hit[] {
    const { concepts, hints } = readQuery(text, indexTerms, meanings);
    const ranks = findNamed(text);
    const typed = sortedTerms(text);
    const hits = index.search(indexQuery(concepts)).map(({ id: found, score, terms, queryTerms }): Hit => {
      const id = Number(found);
      const document = documents[id]!;
      const used = new Set(queryTerms);
      const covered = coverage(concepts, used);
      // A title of one word is in many queries: what counts is how much of the query it is.
      const titled = titles[id]!.isSubsetOf(used) ? coverage(concepts, titles[id]!) : 0;
      const isHinted = hints.has(document.kind) || (document.kind === 'section' && hints.has('guide'));
      return {
        document,
        id,
        named: Math.max(ranks.get(id) ?? 0, phrases[id]!.has(typed) ? KNOWN_QUERY_RANK : 0),
        score:
          score *
          covered ** 2 *
          KINDS[document.kind].likely *
          (document.address.startsWith('/packages/') ? PACKAGE_FACTOR : 1) *
          (isHinted ? HINT_FACTOR : 1) *
          (1 + TITLE_FACTOR * titled),
        terms: new Set(terms),
      };
    });
    for (const [id, named] of ranks) {
      if (!hits.some(({ document }) => document === documents[id]))
        hits.push({ document: documents[id]!, id, named, score: 0, terms: new Set() });
    }
    const least = MIN_RELATIVE_SCORE * Math.max(...hits.map(({ score }) => score));
    return limitPages(
      hits
        .filter(({ named, score }) => named > 0 || score >= least)
        .toSorted((one, other) => other.named - one.named || other.score - one.score),
    );
  }
  return { find };
}

function indexQuery(concepts: readonly Concept[]): IndexQuery {
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

function coverage(concepts: readonly Concept[], words: ReadonlySet<string>): number {
  const sum = (all: readonly Concept[]) => all.reduce((whole, { weight }) => whole + weight, 0);
  const found = concepts.filter(({ phrases }) =>
    phrases.some(({ terms }) => terms.every((term) => words.has(term))),
  );
  return sum(found) / sum(concepts);
}

function sortedTerms(text: string): string {
  return [...new Set(tellingTerms(text))].toSorted().join(' ');
}

function tellingTerms(text: string): string[] {
  const words = wordsOf(text);
  const telling = words.filter((word) => !STOP_WORDS.has(word));
  return (telling.length > 0 ? telling : words).map(stemOf);
}

function limitPages(hits: readonly Hit[]): Hit[] {
  const seen = new Map<string, number>();
  const places = new Set<string>();
  return hits.filter(({ document: { address } }) => {
    if (places.has(address)) return false;
    places.add(address);
    const [page = ''] = address.split('#');
    seen.set(page, (seen.get(page) ?? 0) + 1);
    return seen.get(page)! <= MAX_HITS_PER_PAGE;
  });
}
