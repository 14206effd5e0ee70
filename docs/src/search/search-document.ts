import { termsOf } from '@telephony/contract/search';

// `rank` decides among places with one name, of which the first is meant.
export const KINDS = {
  guide: { label: 'Guide', rank: 4 },
  section: { label: 'Guide', rank: 2 },
  operation: { label: 'Operation', rank: 5 },
  resource: { label: 'Subject', rank: 3 },
  event: { label: 'Event', rank: 5 },
  schema: { label: 'Schema', rank: 4 },
  field: { label: 'Field', rank: 3 },
  parameter: { label: 'Parameter', rank: 2 },
  error: { label: 'Error', rank: 2 },
  question: { label: 'Not known', rank: 4 },
  simulation: { label: 'Sandbox', rank: 0.2 },
} as const;

export type Kind = keyof typeof KINDS;

export interface Place {
  kind: Kind;
  title: string;
  address: string;
  path: string;
  // Names in code: `listCdrs`, `GET /cdrs`, `vm_pin`.
  names: string[];
  // Words around it, such as the subject of an operation.
  context: string;
  text: string;
  // Samples, of which the names are found.
  code?: string;
}

export type SearchDocument = Omit<Place, 'text' | 'code'>;

// Not an English word: a path, an event, a name in code, or several words.
const NAME_SIGN = /[_./\s\d-]|[a-z][A-Z]/;
// Their titles have everyday words, such as `queue`, which are names of fields too.
const KINDS_WITH_WORDS: ReadonlySet<Kind> = new Set(['guide', 'section', 'operation', 'resource', 'event']);

export function createNameFinder(
  documents: readonly SearchDocument[],
  isWord: (term: string) => boolean,
): (query: string) => Map<number, number> {
  const places = new Map<string, number[]>();
  for (const [id, { kind, title, names }] of documents.entries()) {
    // A question has a title of words, and its id.
    const own = new Set([...names.map(normalizeName), ...(kind === 'question' ? [] : [title.toLowerCase()])]);
    for (const name of own) places.set(name, [...(places.get(name) ?? []), id]);
  }
  const words = new Set(
    documents.filter(({ kind }) => KINDS_WITH_WORDS.has(kind)).flatMap(({ title }) => termsOf(title)),
  );
  return (query) => {
    const isName =
      NAME_SIGN.test(query.trim()) || !termsOf(query).every((term) => words.has(term) || isWord(term));
    const meant = (places.get(normalizeName(query)) ?? []).filter(
      (id) => isName || documents[id]!.kind === 'operation',
    );
    return new Map(meant.map((id) => [id, KINDS[documents[id]!.kind].rank - id / documents.length / 10]));
  };
}

/**
 * A name as it is compared: addresses without host, version, service and query, ids and variables of a path as `{}`, so that
 * `https://pbx.example.com/v1.2/voice/cdrs/42001?limit=1` is `/cdrs/{}`.
 */
function normalizeName(text: string): string {
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
