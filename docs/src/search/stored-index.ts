import type { Example, WordIndex } from '@telephony/contract/search';
import { type Kind, KINDS, type SearchDocument } from './search-document.ts';

export interface StoredIndex {
  places: [kind: number, address: string, ...parts: unknown[]][];
  words: StoredWords;
  concepts: string[];
  examples: StoredExamples;
}

// The words of texts in their order, and a line for each: the number of the first place, and how far each next one is.
export interface StoredWords {
  // Each with how many letters it has of the one before.
  words: string;
  steps: string;
}

// What people ask, a line each, and a line for each with the numbers of the places that answer it.
interface StoredExamples {
  questions: string;
  answers: string;
}

export type StoredTexts = string[];

/** The path of the index within the site: JSON with gzip, since not all hosts compress. */
export const INDEX_FILE = 'search.json.gz';
export const TEXTS_FILE = 'search-texts.json.gz';

const KIND_ORDER = Object.keys(KINDS) as Kind[];
// A place has only the parts that its kind and address do not tell, in this order; 0 stands for a part that they tell. An address that
// begins with `#` is on the page before it.
const STORED_PARTS = ['title', 'names', 'path', 'context'] as const;

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

export function storeWords(index: WordIndex): StoredWords {
  const words = [...index.keys()].toSorted();
  return {
    words: words.map((word, at) => withoutStart(word, words[at - 1] ?? '')).join(' '),
    steps: words
      .map((word) => [...index.get(word)!.keys()].toSorted((one, other) => one - other))
      .map((ids) => ids.map((id, at) => letterOf(id - (ids[at - 1] ?? 0))).join(''))
      .join('\n'),
  };
}

// How often a text says a word is not stored.
export function readWords({ words, steps }: StoredWords): WordIndex {
  const lines = steps.split('\n');
  const index: WordIndex = new Map();
  let word = '';
  for (const [at, stored] of words.split(' ').entries()) {
    word = word.slice(0, Number(stored[0])) + stored.slice(1);
    let id = 0;
    index.set(word, new Map(Array.from(lines[at]!, (letter) => [(id += stepOf(letter)), 1])));
  }
  return index;
}

const MAX_SAME_LETTERS = 9;

function withoutStart(word: string, before: string): string {
  let same = 0;
  while (same < MAX_SAME_LETTERS && word[same] !== undefined && word[same] === before[same]) same++;
  return same + word.slice(same);
}

// The first letter that JSON writes as it is, and no line break.
const FIRST_LETTER = '#'.codePointAt(0)!;

function letterOf(step: number): string {
  return String.fromCodePoint(FIRST_LETTER + step);
}

function stepOf(letter: string): number {
  return letter.codePointAt(0)! - FIRST_LETTER;
}

export function storeExamples(
  examples: readonly Example[],
  placeOf: ReadonlyMap<string, number>,
): StoredExamples {
  return {
    questions: examples.map(({ question }) => question).join('\n'),
    answers: examples
      .map(({ answers }) => answers.map((address) => letterOf(placeOf.get(address)!)).join(''))
      .join('\n'),
  };
}

export function readStoredExamples(
  { questions, answers }: StoredExamples,
  places: readonly SearchDocument[],
): Example[] {
  const lines = answers.split('\n');
  return questions.split('\n').map((question, at) => ({
    question,
    answers: Array.from(lines[at]!, (letter) => places[stepOf(letter)]!.address),
  }));
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
