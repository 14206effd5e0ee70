import MiniSearch from 'minisearch';
import {
  BOOST,
  indexQuery,
  meaningsOf,
  readQuery,
  sortedTerms,
  tellingTerms,
  termsOf,
  weigh,
  wordsOf,
} from '@telephony/contract/search';
import { KINDS, createNameFinder, type Kind, type SearchDocument } from './search-document.ts';
import { readPlaces, type StoredIndex } from './stored-index.ts';

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

const KIND_HINTS: Readonly<Partial<Record<Kind, string>>> = {
  event: 'webhook webhooks event events notification callback notify push',
  field: 'field fields property properties attribute attributes column columns',
  schema: 'schema type model object structure fields attributes properties columns',
  operation: 'endpoint endpoints operation route method',
  guide: 'how guide tutorial example examples howto explain why when',
  error: 'error message exception status code',
  question: 'ledger unknown undocumented',
  simulation: 'simulate simulation sandbox fake replay snapshot',
};
// A query that begins with one asks for an operation.
const OPERATION_VERBS = new Set(
  'list create add delete remove get fetch update change edit send download upload read set'.split(' '),
);
function hintsOf(text: string): ReadonlySet<Kind> {
  const words = wordsOf(text);
  const hints = (Object.entries(KIND_HINTS) as [Kind, string][]).flatMap(([kind, own]) =>
    own.split(' ').some((word) => words.includes(word)) ? [kind] : [],
  );
  // `list queues` is something to do, a `webhook list` is not.
  return new Set(OPERATION_VERBS.has(words[0] ?? '') ? [...hints, 'operation'] : hints);
}

/** How many documents are read at a time: some ten milliseconds, so that a page stays alive. */
const CHUNK_SIZE = 200;
// Factors of the score: the query names the kind, and the place is on a page of a package.
const HINT_FACTOR = 1.5;
const PACKAGE_FACTOR = 0.25;
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
    const concepts = readQuery(text, indexTerms, meanings);
    const hints = hintsOf(text);
    const ranks = findNamed(text);
    const typed = sortedTerms(text);
    const hits = index.search(indexQuery(concepts)).map(({ id: found, score, terms, queryTerms }): Hit => {
      const id = Number(found);
      const document = documents[id]!;
      const isHinted = hints.has(document.kind) || (document.kind === 'section' && hints.has('guide'));
      return {
        document,
        id,
        named: Math.max(ranks.get(id) ?? 0, phrases[id]!.has(typed) ? KNOWN_QUERY_RANK : 0),
        score:
          weigh(score, concepts, queryTerms, titles[id]!) *
          KINDS[document.kind].likely *
          (document.address.startsWith('/packages/') ? PACKAGE_FACTOR : 1) *
          (isHinted ? HINT_FACTOR : 1),
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
