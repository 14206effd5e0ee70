import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { STOP_WORDS, termsOf } from '@telephony/contract/search';
import { SYNONYMS } from '@telephony/contract/search/synonyms';
import type { AstroIntegration } from 'astro';
import { parse } from 'yaml';
import type { Contract } from '../contract/model.ts';
import type { Place, SearchDocument } from '../search/search-document.ts';
import {
  INDEX_FILE,
  type StoredIndex,
  type StoredTexts,
  storePlaces,
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
        const index: StoredIndex = { ...storePlaces(searchDocuments(places)), synonyms: [...SYNONYMS] };
        const texts: StoredTexts = places.map(({ text }) => excerpt(text));
        const write = (name: string, content: unknown) =>
          writeFileSync(new URL(name, dir), gzipSync(JSON.stringify(content), { level: 9 }));
        write(INDEX_FILE, index);
        write(TEXTS_FILE, texts);
      },
    },
  };
}

// Characters of a text in a result.
const EXCERPT_LENGTH = 70;
// A word in the texts of as many places does not tell them apart.
const MAX_PLACES_OF_WORD = 40;
// All words of these texts are in the index.
const KINDS_WITH_SHORT_TEXTS: ReadonlySet<Place['kind']> = new Set(['field', 'schema', 'event', 'resource']);
// The only numbers that people search for.
const STATUS = /^[345]\d\d$/;
// Pages that are found by their titles and first sentences.
const PACKAGES = '/packages/';

function searchDocuments(places: readonly Place[]): SearchDocument[] {
  const queries = readKnownQueries();
  const read = places.map((place) => {
    const has = new Set(termsOf([place.title, place.context, ...place.names].join(' ')));
    const text = place.address.startsWith(PACKAGES) ? excerpt(place.text) : place.text;
    return { place, terms: new Set(termsOf(text)).difference(has) };
  });
  const counts = new Map<string, number>();
  for (const { terms } of read) for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  const isWord = (term: string) =>
    term.length > 1 && (!/^\d/.test(term) || STATUS.test(term)) && !STOP_WORDS.has(term);
  return read.map(({ place: { text: _text, ...place }, terms }) => ({
    ...place,
    words: [...terms].filter(
      (term) =>
        isWord(term) && (KINDS_WITH_SHORT_TEXTS.has(place.kind) || counts.get(term)! < MAX_PLACES_OF_WORD),
    ),
    queries: queries.get(place.address) ?? [],
  }));
}

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
