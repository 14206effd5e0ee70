import { type Kind, KINDS, type SearchDocument } from './search-document.ts';

export interface StoredIndex {
  places: [kind: number, address: string, ...kept: unknown[]][];
  words: [word: string, ...steps: number[]][];
  synonyms: string[];
}

export type StoredTexts = string[];

/** The path of the index within the site: JSON with gzip, since not all hosts compress. */
export const INDEX_FILE = 'search.json.gz';
export const TEXTS_FILE = 'search-texts.json.gz';

const NUMBERED = Object.keys(KINDS) as Kind[];
const KEPT = ['title', 'asked', 'names', 'path', 'context'] as const;

export function storePlaces(documents: readonly SearchDocument[]): Omit<StoredIndex, 'synonyms'> {
  let page: SearchDocument | undefined;
  const places = documents.map((document): StoredIndex['places'][number] => {
    const usual = usualOf(document.kind, document.address, page);
    const kept: unknown[] = KEPT.map((part) =>
      JSON.stringify(document[part]) === JSON.stringify(usual[part]) ? 0 : document[part],
    );
    const isPart = page !== undefined && document.address.startsWith(`${page.address}#`);
    const address = isPart ? document.address.slice(page!.address.length) : document.address;
    if (!document.address.includes('#')) page = document;
    return [
      NUMBERED.indexOf(document.kind),
      address,
      ...kept.slice(0, kept.findLastIndex((part) => part !== 0) + 1),
    ];
  });
  return { places, words: storeWords(documents) };
}

function storeWords(documents: readonly SearchDocument[]): StoredIndex['words'] {
  const all = documents.flatMap(({ words }, id) => words.map((word) => ({ word, id })));
  return [...Map.groupBy(all, ({ word }) => word)]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([word, having]) => [word, ...having.map(({ id }, at) => id - (having[at - 1]?.id ?? 0))]);
}

export function readPlaces({ places, words }: Omit<StoredIndex, 'synonyms'>): SearchDocument[] {
  let page: SearchDocument | undefined;
  const documents = places.map(([number, stored, ...kept]) => {
    const address = stored.startsWith('#') ? page!.address + stored : stored;
    const kind = NUMBERED[number]!;
    const document = usualOf(kind, address, page);
    for (const [at, part] of kept.entries()) if (part !== 0) Object.assign(document, { [KEPT[at]!]: part });
    if (kind === 'operation') document.names.push(document.path, document.path.replace(/^\w+ /, ''));
    if (!address.includes('#')) page = document;
    return document;
  });
  for (const [word, ...steps] of words) {
    let id = 0;
    for (const step of steps) documents[(id += step)]!.words.push(word);
  }
  return documents;
}

function usualOf(kind: Kind, address: string, page?: SearchDocument): SearchDocument {
  const [, name = '', anchor = ''] = /^\/\w+\/([^/#]*)\/?#?(.*)$/.exec(address) ?? [];
  const usual = {
    kind,
    address,
    title: '',
    path: '',
    names: [],
    context: '',
    words: [],
    asked: [],
  };
  switch (kind) {
    case 'section':
    case 'error':
      return { ...usual, path: `${page?.path} › ${page?.title}`, context: page?.title ?? '' };
    case 'simulation':
      return { ...usual, path: `${page?.path} › ${page?.title}`, names: [anchor] };
    case 'operation':
      return { ...usual, names: [name] };
    case 'event':
      return { ...usual, path: `Webhooks › ${name}`, names: [name] };
    case 'schema':
      return { ...usual, title: name, path: `Schemas › ${name}`, names: [name], context: 'schema' };
    case 'field': {
      const path = anchor.replace(/^field-/, '');
      const title = path.replace(/^.*\./, '');
      const names = [title, `${name}.${path}`];
      return { ...usual, title, path: `Schemas › ${name} › ${path}`, names, context: name };
    }
    default:
      return { ...usual };
  }
}
