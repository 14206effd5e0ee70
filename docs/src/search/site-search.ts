import {
  addExamples,
  findPlaces,
  indexWords,
  meaningsOf,
  readQuery,
  searchExamples,
  termsOf,
} from '@telephony/contract/search';
import { createNameFinder, type SearchDocument } from './search-document.ts';
import { readPlaces, readStoredExamples, readWords, type StoredIndex } from './stored-index.ts';

export interface Hit {
  document: SearchDocument;
  id: number;
  // How surely the query names it, before all scores.
  named: number;
  score: number;
  // The words to mark.
  terms: ReadonlySet<string>;
}

export interface SiteSearch {
  find(query: string): Hit[];
}

const MIN_RELATIVE_SCORE = 0.04;
const MAX_HITS_PER_PAGE = 2;

export function createSiteSearch(stored: StoredIndex): SiteSearch {
  const documents = readPlaces(stored.places);
  const examples = readStoredExamples(stored.examples, documents);
  const queries = new Map<string, string[]>();
  for (const { question, answers } of examples) {
    const [address = ''] = answers;
    queries.set(address, [...(queries.get(address) ?? []), question]);
  }
  const index = indexWords(
    documents.map(({ kind, title, names, context, address }) => ({
      title,
      // A section has the names of other places.
      [kind === 'section' ? 'code' : 'names']: names.join(' '),
      context,
      queries: queries.get(address)?.join(' ') ?? '',
    })),
    readWords(stored.words),
  );
  const known = new Set(index.keys());
  const meanings = meaningsOf(stored.concepts);
  const fitsOf = searchExamples(examples, meanings);
  const idOf = new Map(documents.map(({ address }, id) => [address, id]));
  const findNamed = createNameFinder(documents, (term) => meanings.words.has(term));

  function find(text: string): Hit[] {
    const concepts = readQuery(text, known, meanings);
    const ranks = findNamed(text);
    const typed = new Set(termsOf(text));
    const fits = [...fitsOf(text)].map(([address, fit]) => [idOf.get(address)!, fit] as const);
    const findings = addExamples(findPlaces(index, documents.length, concepts), new Map(fits));
    const found = new Set(findings.map(({ id }) => id));
    const others = [...ranks.keys()].filter((id) => !found.has(id));
    const hits = [...findings, ...others.map((id) => ({ id, score: 0, terms: new Set<string>() }))].map(
      ({ id, score, terms }): Hit => ({
        document: documents[id]!,
        id,
        named: ranks.get(id) ?? 0,
        score,
        terms: new Set([...typed, ...terms]),
      }),
    );
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
