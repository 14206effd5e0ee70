import { termsOf } from './words.ts';

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

/** A page, or a part of one. */
export interface Place {
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
  /** Plain text. */
  text: string;
}

/** A place that the search can find, without its text. */
export interface SearchDocument extends Omit<Place, 'text'> {
  /** The telling words of its text, as the index has them. */
  words: string[];
  /** What people type who look for it, in words that it does not have itself. */
  asked: string[];
}

/** Which of several places with one name is meant first; among places of a kind the first, as that of the main record. */
const RANK: Readonly<Record<Kind, number>> = {
  operation: 5,
  event: 5,
  guide: 4,
  schema: 4,
  question: 4,
  resource: 3,
  field: 3,
  section: 2,
  error: 2,
  parameter: 2,
  simulation: 0.2,
};

/** What is no word of English: a path, an event, a name of code, or several words. */
const NAME = /[_./\s\d-]|[a-z][A-Z]/;
/** Kinds whose titles have words that everybody uses: `queue`, which fields are called as well. */
const OF_WORDS: ReadonlySet<Kind> = new Set(['guide', 'section', 'operation', 'resource', 'event']);

/** Tells which places a query names, by their numbers. */
export interface Names {
  /** The places with the name, and how surely they are meant. No two operations have the same name. */
  called(query: string): Map<number, number>;
}

/**
 * Reads the names of documents once, for many queries.
 *
 * @param isWord Whether people use a term for more than one thing
 */
export function namesOf(documents: readonly SearchDocument[], isWord: (term: string) => boolean): Names {
  const places = new Map<string, number[]>();
  for (const [id, { kind, title, names }] of documents.entries()) {
    // A question has a title of words, and its id.
    const own = new Set([...names.map(nameOf), ...(kind === 'question' ? [] : [title.toLowerCase()])]);
    for (const name of own) places.set(name, [...(places.get(name) ?? []), id]);
  }
  const words = new Set(
    documents.filter(({ kind }) => OF_WORDS.has(kind)).flatMap(({ title }) => termsOf(title)),
  );
  return {
    called(query) {
      const isName =
        NAME.test(query.trim()) || !termsOf(query).every((term) => words.has(term) || isWord(term));
      const meant = (places.get(nameOf(query)) ?? []).filter(
        (id) => isName || documents[id]!.kind === 'operation',
      );
      return new Map(meant.map((id) => [id, RANK[documents[id]!.kind] - id / documents.length / 10]));
    },
  };
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
