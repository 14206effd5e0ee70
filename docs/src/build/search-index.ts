import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Contract } from '../contract/model.ts';
import { INDEX_FILE, type SearchDocument } from '../search/site-search.ts';
import { contractDocuments } from './search/contract-documents.ts';
import { errorDocuments } from './search/error-documents.ts';
import { guideDocuments } from './search/guide-documents.ts';
import { readAsked } from './search/read-asked.ts';
import { statusDocuments } from './search/status-documents.ts';

/** Writes what the search finds: the guides from their built pages, the reference from its models. */
export function searchIndex(contract: Contract): AstroIntegration {
  return {
    name: 'search-index',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const documents = searchDocuments(fileURLToPath(dir), contract);
        writeFileSync(new URL(INDEX_FILE, dir), JSON.stringify(documents));
      },
    },
  };
}

function searchDocuments(site: string, contract: Contract): SearchDocument[] {
  const guides = guideDocuments(site);
  const asked = readAsked();
  return [
    ...guides,
    ...contractDocuments(contract),
    ...errorDocuments(contract, guides),
    ...statusDocuments(contract, guides),
  ].map((document) => {
    // An error has the address of a section.
    const own = document.kind === 'error' ? undefined : asked.get(document.address);
    return own ? { ...document, asked: own } : document;
  });
}
