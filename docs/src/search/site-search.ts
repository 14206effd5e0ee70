import MiniSearch, { type Query as IndexQuery } from 'minisearch';
import { KINDS, namesOf, type SearchDocument } from './search-document.ts';
import { type Concept, meaningsOf, readQuery } from './read-query.ts';
import { readPlaces, type StoredIndex } from './stored-index.ts';
import { stemOf, STOP_WORDS, termsOf, wordsOf } from './words.ts';

export interface Hit {
  document: SearchDocument;
  id: number;
  named: number;
  score: number;
  terms: ReadonlySet<string>;
}

export interface SiteSearch {
  find(query: string): Hit[];
}

/** How many documents are read at a time: some ten milliseconds, so that a page stays alive. */
const CHUNK = 200;
const BOOST = { title: 5, asked: 3, names: 3, context: 2, words: 1 };
const HINTED = 1.5;
const OF_PACKAGE = 0.25;
const TITLED = 1;
const ASKED = 0.5;
const FAINT = 0.04;
const OF_A_PAGE = 2;

export async function createSiteSearch(stored: StoredIndex): Promise<SiteSearch> {
  const documents = readPlaces(stored);
  const known = new Set<string>();
  const index = new MiniSearch<SearchDocument & { id: number }>({
    fields: Object.keys(BOOST),
    // Words are as the index has them.
    tokenize: (text, field) => (field === 'words' ? text.split(' ') : termsOf(text)),
    processTerm(term) {
      known.add(term);
      return term;
    },
    extractField: (document, field) => [document[field as keyof typeof document]].flat().join(' '),
    searchOptions: { tokenize: (term) => [term], processTerm: (term) => term },
  });
  await index.addAllAsync(
    documents.map((document, id) => ({ ...document, id })),
    { chunkSize: CHUNK },
  );
  const titles = documents.map(({ title }) => new Set(tellingTerms(title)));
  const phrases = documents.map(({ asked }) => new Set(asked.map(sortedTerms)));
  const meanings = meaningsOf(stored.synonyms);
  const calledIn = namesOf(documents, (term) => meanings.has(term));

  function find(text: string): Hit[] {
    const { concepts, hints } = readQuery(text, known, meanings);
    const called = calledIn(text);
    const typed = sortedTerms(text);
    const hits = index.search(queryOf(concepts)).map(({ id: found, score, terms, queryTerms }): Hit => {
      const id = Number(found);
      const document = documents[id]!;
      const used = new Set(queryTerms);
      const covered = coveredBy(concepts, used);
      // A title of one word is in many queries: what counts is how much of the query it is.
      const titled = titles[id]!.isSubsetOf(used) ? coveredBy(concepts, titles[id]!) : 0;
      const isHinted = hints.has(document.kind) || (document.kind === 'section' && hints.has('guide'));
      return {
        document,
        id,
        named: Math.max(called.get(id) ?? 0, phrases[id]!.has(typed) ? ASKED : 0),
        score:
          score *
          covered ** 2 *
          KINDS[document.kind].likely *
          (document.address.startsWith('/packages/') ? OF_PACKAGE : 1) *
          (isHinted ? HINTED : 1) *
          (1 + TITLED * titled),
        terms: new Set(terms),
      };
    });
    for (const [id, named] of called) {
      if (!hits.some(({ document }) => document === documents[id]))
        hits.push({ document: documents[id]!, id, named, score: 0, terms: new Set() });
    }
    const least = FAINT * Math.max(...hits.map(({ score }) => score));
    return limitPages(
      hits
        .filter(({ named, score }) => named > 0 || score >= least)
        .toSorted((one, other) => other.named - one.named || other.score - one.score),
    );
  }
  return { find };
}

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

function coveredBy(concepts: readonly Concept[], words: ReadonlySet<string>): number {
  const sum = (all: readonly Concept[]) => all.reduce((whole, { weight }) => whole + weight, 0);
  return sum(concepts.filter((concept) => hasConcept(concept, words))) / sum(concepts);
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
    return seen.get(page)! <= OF_A_PAGE;
  });
}
