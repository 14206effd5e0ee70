/** What a place of the site is; results show it, and weigh by it. */
export type Kind =
  | 'guide'
  | 'section'
  | 'operation'
  | 'resource'
  | 'event'
  | 'schema'
  | 'field'
  | 'parameter'
  | 'error'
  | 'question'
  | 'simulation';

/** A place that the search can find: a page, or a part of one. */
export interface SearchDocument {
  kind: Kind;
  title: string;
  /** From `/` on, with its anchor: `/schemas/User/#field-vm_pin`. */
  address: string;
  /** Where it is, as a reader knows it: `GET /cdrs`, `Guides › Queues and agents`. */
  path: string;
  /** What code calls it: `listCdrs`, `GET /cdrs`, `vm_pin`. */
  names: string[];
  /** Words around it that are not its own, such as the subject of an operation. */
  context: string;
  /** Plain text; excerpts are taken from it. */
  text: string;
  /** What people type who look for it, in words that it does not have itself. */
  asked?: string[];
}

/** What the browser loads to search. */
export interface SearchIndex {
  documents: SearchDocument[];
  /** The phrases that people type, and those that the pages use for them; each list has commas. */
  synonyms: [typed: string, meant: string][];
}

/** The path of the index within the site. */
export const INDEX_FILE = 'search.json';

/** Which of several places with one name is meant first. */
const RANK: Readonly<Record<Kind, number>> = {
  operation: 5,
  event: 5,
  guide: 4,
  schema: 4,
  question: 4,
  resource: 3,
  error: 3,
  field: 3,
  section: 2,
  parameter: 2,
  simulation: 1,
};

/** What is no word of English: a path, an event, a name of code, or several words. */
const NAME = /[_./\s\d-]|[a-z][A-Z]/;

/** Tells which places a query names. */
export interface Names {
  /**
   * How surely a place is what a query names: 0 if it is not called so, or if the name is a word that others have as well, such as
   * the schema `Queue`. No two operations have the same name. By the number of the place.
   */
  ranks(query: string): (id: number) => number;
  /** The places of which that is above 0. */
  called(query: string): number[];
}

/** Reads the names of documents once, for many queries. */
export function namesOf(documents: readonly SearchDocument[]): Names {
  const places = documents.map(({ kind, title, names }) => ({
    kind,
    // A question has a title of words, and its id.
    names: new Set([...names.map(nameOf), ...(kind === 'question' ? [] : [title.toLowerCase()])]),
  }));
  const ranks = (query: string) => {
    const wanted = nameOf(query);
    const isName = NAME.test(query.trim());
    return (id: number) => {
      const place = places[id];
      if (!place || !(isName || place.kind === 'operation')) return 0;
      return place.names.has(wanted) ? RANK[place.kind] : 0;
    };
  };
  return { ranks, called: (query) => [...places.keys()].filter((id) => ranks(query)(id) > 0) };
}

/**
 * A name as it is compared: addresses without host, version, service and query, ids and variables of a path as `{}`, so that
 * `https://pbx.example.com/v1.2/voice/cdrs/42001?limit=1` is `/cdrs/{}`.
 */
function nameOf(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .replace(/https?:\/\/[^/\s]+/, '')
    .replace(/\/v\d[\d.]*(?:\/[^/\s]+)?(?=\/)/, '')
    .replace(/\?.*$/, '')
    .replace(/\(\)$/, '')
    .replaceAll(/\/(?:\d+|:\w+|\{\w*\})/g, '/{}')
    .replace(/^(?<method>(?:get|post|patch|put|delete) )?(?<path>\w+\/)/, '$<method>/$<path>')
    .replace(/(?<=.)\/$/, '');
}
