import type { WordIndex } from '@telephony/contract/search';
import { type Kind, KINDS, type SearchDocument } from './search-document.ts';

export interface StoredIndex {
  places: [kind: number, address: string, ...parts: unknown[]][];
  // The words of texts: the number of the first place, and how far each next one is.
  words: [word: string, ...steps: number[]][];
  concepts: string[];
}

export type StoredTexts = string[];

/** The path of the index within the site: JSON with gzip, since not all hosts compress. */
export const INDEX_FILE = 'search.json.gz';
export const TEXTS_FILE = 'search-texts.json.gz';

const KIND_ORDER = Object.keys(KINDS) as Kind[];
// A place has only the parts that its kind and address do not tell, in this order; 0 stands for a part that they tell. An address that
// begins with `#` is on the page before it.
const STORED_PARTS = ['title', 'queries', 'names', 'path', 'context'] as const;

export function storePlaces(documents: readonly SearchDocument[]): StoredIndex['places'] {
  let page: SearchDocument | undefined;
  return documents.map((document): StoredIndex['places'][number] => {
    const derived = derivedDocument(document.kind, document.address, page);
    const parts: unknown[] = STORED_PARTS.map((part) =>
      JSON.stringify(document[part]) === JSON.stringify(derived[part]) ? 0 : document[part],
    );
    const isPart = page !== undefined && document.address.startsWith(`${page.address}#`);
    const address = isPart ? document.address.slice(page!.address.length) : document.address;
    if (!document.address.includes('#')) page = document;
    return [
      KIND_ORDER.indexOf(document.kind),
      address,
      ...parts.slice(0, parts.findLastIndex((part) => part !== 0) + 1),
    ];
  });
}

export function storeWords(index: WordIndex): StoredIndex['words'] {
  return [...index]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([word, places]) => {
      const ids = [...places.keys()].toSorted((one, other) => one - other);
      return [word, ...ids.map((id, at) => id - (ids[at - 1] ?? 0))];
    });
}

/** Reads which places have a word in their texts. It tells no more of those that say it often. */
export function readWords(words: StoredIndex['words']): WordIndex {
  return new Map(
    words.map(([word, ...steps]) => {
      let id = 0;
      return [word, new Map(steps.map((step) => [(id += step), 1]))];
    }),
  );
}

export function readPlaces(places: StoredIndex['places']): SearchDocument[] {
  let page: SearchDocument | undefined;
  return places.map(([number, stored, ...parts]) => {
    const address = stored.startsWith('#') ? page!.address + stored : stored;
    const kind = KIND_ORDER[number]!;
    const document = derivedDocument(kind, address, page);
    for (const [at, part] of parts.entries())
      if (part !== 0) Object.assign(document, { [STORED_PARTS[at]!]: part });
    if (kind === 'operation') document.names.push(document.path, document.path.replace(/^\w+ /, ''));
    if (!address.includes('#')) page = document;
    return document;
  });
}

function derivedDocument(kind: Kind, address: string, page?: SearchDocument): SearchDocument {
  const [, name = '', anchor = ''] = /^\/\w+\/([^/#]*)\/?#?(.*)$/.exec(address) ?? [];
  const derived = {
    kind,
    address,
    title: '',
    path: '',
    names: [],
    context: '',
    queries: [],
  };
  switch (kind) {
    case 'section':
    case 'error':
      return { ...derived, path: `${page?.path} › ${page?.title}`, context: page?.title ?? '' };
    case 'simulation':
      return { ...derived, path: `${page?.path} › ${page?.title}`, names: [anchor] };
    case 'operation':
      return { ...derived, names: [name] };
    case 'event':
      return { ...derived, path: `Webhooks › ${name}`, names: [name] };
    case 'schema':
      return { ...derived, title: name, path: `Schemas › ${name}`, names: [name], context: 'schema' };
    case 'field': {
      const path = anchor.replace(/^field-/, '');
      const title = path.replace(/^.*\./, '');
      const names = [title, `${name}.${path}`];
      return { ...derived, title, path: `Schemas › ${name} › ${path}`, names, context: name };
    }
    default:
      return derived;
  }
}
