import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import type { AstroIntegration } from 'astro';
import { parse } from 'yaml';
import type { Contract } from '../contract/model.ts';
import { INDEX_FILE, type SearchDocument, type SearchIndex } from '../search/search-document.ts';
import { contractDocuments } from './contract-documents.ts';
import { guideDocuments } from './guide-documents.ts';

/** Writes what the search finds: the guides from their built pages, the reference from its models. */
export function searchIndex(contract: Contract): AstroIntegration {
  return {
    name: 'search-index',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const documents = searchDocuments(fileURLToPath(dir), contract);
        const index: SearchIndex = { documents, synonyms: readSynonyms() };
        writeFileSync(new URL(INDEX_FILE, dir), JSON.stringify(index));
      },
    },
  };
}

function searchDocuments(site: string, contract: Contract): SearchDocument[] {
  const asked = readAsked();
  return [...guideDocuments(site), ...contractDocuments(contract)].map((document) => {
    const own = asked.get(document.address);
    return own ? { ...document, asked: own } : document;
  });
}

/** What people type who look for a place, by its address. Throws if the file is not addresses with lists of phrases. */
export function readAsked(): Map<string, string[]> {
  const places: unknown = parse(readFileSync(join(import.meta.dirname, '../search/asked.yaml'), 'utf8'));
  return new Map(
    Object.entries(places ?? {}).map(([address, phrases]) => {
      if (!Array.isArray(phrases) || !phrases.every((phrase) => typeof phrase === 'string'))
        throw new Error(`search/asked.yaml: ${address} is no list of phrases.`);
      return [address, phrases];
    }),
  );
}

function readSynonyms(): SearchIndex['synonyms'] {
  return readFileSync(join(import.meta.dirname, '../search/synonyms.txt'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [typed = '', meant = ''] = line.split(' = ');
      return [typed, meant];
    });
}
