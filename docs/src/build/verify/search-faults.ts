import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Contract } from '../../contract/model.ts';
import { INDEX_FILE, type SearchDocument } from '../../search/site-search.ts';
import { createSiteSearch } from '../../search/site-search.ts';

/** What is wrong with the search of a built site. Each fault begins with the file's path in the site. */
export async function searchFaults(
  site: string,
  { operations }: Pick<Contract, 'operations'>,
): Promise<string[]> {
  const documents = read(join(site, INDEX_FILE));
  if (typeof documents === 'string') return [`${INDEX_FILE} ${documents}`];
  const lost = documents
    .map(({ address }) => address)
    .filter((address) => !existsSync(join(site, address.replace(/#.*$/, ''), 'index.html')));
  const [operation] = operations;
  if (!operation) return ['The contract has no operation that the search could find.'];
  const search = await createSiteSearch(documents);
  const [first] = search.find(operation.id);
  return [
    ...lost.map((address) => `${INDEX_FILE} names ${address}, and there is no such page.`),
    ...(first?.document.address === operation.address
      ? []
      : [`${INDEX_FILE} does not find ${operation.address} by "${operation.id}".`]),
  ];
}

/** The documents of an index, or what is wrong with its file. */
function read(file: string): SearchDocument[] | string {
  if (!existsSync(file)) return 'is missing: the site has no search.';
  try {
    const documents: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return Array.isArray(documents) && documents.length > 0 ? documents : 'names no page.';
  } catch (error) {
    return `is not JSON: ${error instanceof Error ? error.message : String(error)}.`;
  }
}
