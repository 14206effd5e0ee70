import { termsOf } from './words.ts';

/**
 * What a place of the site can be, in the order of the index: what results call it, how likely it is what somebody looks for (guides
 * come before details), and its rank among places with one name. Of places with one rank the first is meant, as that of the main record.
 */
export const KINDS = {
  guide: { label: 'Guide', likely: 1.5, rank: 4 },
  section: { label: 'Guide', likely: 1.5, rank: 2 },
  operation: { label: 'Operation', likely: 1, rank: 5 },
  resource: { label: 'Subject', likely: 1.1, rank: 3 },
  event: { label: 'Event', likely: 1, rank: 5 },
  schema: { label: 'Schema', likely: 0.5, rank: 4 },
  field: { label: 'Field', likely: 0.5, rank: 3 },
  parameter: { label: 'Parameter', likely: 0.4, rank: 2 },
  error: { label: 'Error', likely: 0.75, rank: 2 },
  question: { label: 'Not known', likely: 0.5, rank: 4 },
  simulation: { label: 'Sandbox', likely: 0.15, rank: 0.2 },
} as const;

export type Kind = keyof typeof KINDS;

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

/** What is no word of English: a path, an event, a name of code, or several words. */
const NAME = /[_./\s\d-]|[a-z][A-Z]/;
/** Kinds whose titles have words that everybody uses: `queue`, which fields are called as well. */
const OF_WORDS: ReadonlySet<Kind> = new Set(['guide', 'section', 'operation', 'resource', 'event']);

/**
 * Reads the names of documents once, for many queries. Returns what tells which places a query names, by their numbers, and how
 * surely they are meant. No two operations have the same name.
 *
 * @param isWord Whether people use a term for more than one thing
 */
export function namesOf(
  documents: readonly SearchDocument[],
  isWord: (term: string) => boolean,
): (query: string) => Map<number, number> {
  const places = new Map<string, number[]>();
  for (const [id, { kind, title, names }] of documents.entries()) {
    // A question has a title of words, and its id.
    const own = new Set([...names.map(nameOf), ...(kind === 'question' ? [] : [title.toLowerCase()])]);
    for (const name of own) places.set(name, [...(places.get(name) ?? []), id]);
  }
  const words = new Set(
    documents.filter(({ kind }) => OF_WORDS.has(kind)).flatMap(({ title }) => termsOf(title)),
  );
  return (query) => {
    const isName =
      NAME.test(query.trim()) || !termsOf(query).every((term) => words.has(term) || isWord(term));
    const meant = (places.get(nameOf(query)) ?? []).filter(
      (id) => isName || documents[id]!.kind === 'operation',
    );
    return new Map(meant.map((id) => [id, KINDS[documents[id]!.kind].rank - id / documents.length / 10]));
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
