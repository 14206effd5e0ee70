import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { indexWords } from '@telephony/contract/search';
import { CONCEPTS } from '@telephony/contract/search/concepts';
import type { AstroIntegration } from 'astro';
import { parse } from 'yaml';
import type { Contract } from '../contract/model.ts';
import type { Place, SearchDocument } from '../search/search-document.ts';
import {
  INDEX_FILE,
  type StoredIndex,
  type StoredTexts,
  storePlaces,
  storeWords,
  TEXTS_FILE,
} from '../search/stored-index.ts';
import { contractDocuments } from './contract-documents.ts';
import { guideDocuments } from './guide-documents.ts';

export function searchIndex(contract: Contract): AstroIntegration {
  return {
    name: 'search-index',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const places = [...guideDocuments(fileURLToPath(dir)), ...contractDocuments(contract)];
        const texts: StoredTexts = places.map(({ text }) => excerpt(text));
        const write = (name: string, content: unknown) =>
          writeFileSync(new URL(name, dir), gzipSync(JSON.stringify(content), { level: 9 }));
        write(INDEX_FILE, storeIndex(places));
        write(TEXTS_FILE, texts);
      },
    },
  };
}

function storeIndex(places: readonly Place[]): StoredIndex {
  const queries = readKnownQueries();
  const documents = places.map(({ text: _text, code: _code, ...place }): SearchDocument => ({
    ...place,
    queries: queries.get(place.address) ?? [],
  }));
  const known = places.map(
    ({ title, context, names }) => new Set(indexWords([{ title, context, names: names.join(' ') }]).keys()),
  );
  const words = indexWords(places.map(({ text, code = '' }) => ({ text, code })));
  for (const [word, amounts] of words) {
    // The title tells more, and is indexed where it is searched.
    for (const id of amounts.keys()) if (known[id]!.has(word)) amounts.delete(id);
    if (amounts.size === 0 || !isTelling(word)) words.delete(word);
  }
  return { places: storePlaces(documents), words: storeWords(words), concepts: [...CONCEPTS] };
}

// The only numbers that people search for.
const STATUS = /^[345]\d\d$/;

function isTelling(word: string): boolean {
  return word.length > 1 && (!/^\d/.test(word) || STATUS.test(word));
}

// Characters of a text in a result.
const EXCERPT_LENGTH = 64;

function excerpt(text: string): string {
  if (text.length <= EXCERPT_LENGTH) return text;
  const part = text.slice(0, EXCERPT_LENGTH);
  const sentence = /^.*[.:!?](?= )/s.exec(part)?.[0];
  return sentence && sentence.length > EXCERPT_LENGTH / 3
    ? sentence
    : `${part.slice(0, part.lastIndexOf(' '))} …`;
}

export function readKnownQueries(): Map<string, string[]> {
  const places: unknown = parse(readFileSync(join(import.meta.dirname, '../search/queries.yaml'), 'utf8'));
  return new Map(
    Object.entries(places ?? {}).map(([address, phrases]) => {
      if (!Array.isArray(phrases) || !phrases.every((phrase) => typeof phrase === 'string'))
        throw new Error(`search/queries.yaml: ${address} is no list of phrases.`);
      return [address, phrases];
    }),
  );
}
