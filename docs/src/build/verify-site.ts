import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Contract } from '../contract/model.ts';
import { createSiteSearch } from '../search/site-search.ts';
import { INDEX_FILE, type SearchDocument } from '../search/search-document.ts';

/**
 * Writes a site and reads it back. A site that is not complete is removed: it must not be served, nor kept by turbo.
 *
 * @throws Error of `write`, or one that lists what is wrong with the site
 */
export async function buildVerified(
  site: string,
  contract: Pick<Contract, 'operations'>,
  write: () => Promise<void>,
): Promise<void> {
  try {
    await write();
    await verifySite(site, contract);
  } catch (error) {
    rmSync(site, { recursive: true, force: true });
    throw error;
  }
}

/**
 * Reads a built site back before the build counts as done.
 *
 * @throws Error that lists all faults, when a file is missing, empty or cut, or the search does not find an operation of the
 *   contract
 */
async function verifySite(site: string, contract: Pick<Contract, 'operations'>): Promise<void> {
  const faults = [...siteFaults(site), ...(await searchFaults(site, contract))];
  if (faults.length > 0) throw new Error(`The built site is not complete:\n  ${faults.join('\n  ')}`);
}

/** Files that the build makes besides the pages. */
const PRODUCTS = [
  '404.html',
  'llms.txt',
  'llms-full.txt',
  'openapi-3.0.json',
  'openapi.codegen.json',
  'openapi.json',
  'openapi.yaml',
  'sitemap-index.xml',
];

/** What is wrong with the files of a built site, besides the search. Each fault begins with the file's path in the site. */
function siteFaults(site: string): string[] {
  if (!existsSync(site)) return ['The site was not written.'];
  const files = filesOf(site);
  const there = new Set(files);
  const pages = files.filter((name) => name.endsWith('.html'));
  return [
    ...files.filter((name) => statSync(join(site, name)).size === 0).map((name) => `${name} is empty.`),
    ...PRODUCTS.filter((name) => !there.has(name)).map((name) => `${name} is missing.`),
    ...pages
      .filter((name) => !isWhole(site, name))
      .map((name) => `${name} does not end with </html>: it is cut.`),
    ...pages
      .filter((name) => !there.has(twinOf(name)))
      .map((name) => `${twinOf(name)} is missing: ${name} has no Markdown twin.`),
    ...PRODUCTS.filter((name) => name.endsWith('.json') && there.has(name)).flatMap((name) =>
      jsonFaults(site, name),
    ),
    ...(there.has('llms.txt') ? deadLinks(site, there) : []),
  ];
}

function filesOf(site: string): string[] {
  return readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name).slice(site.length).split(sep).join('/').replace(/^\/+/, ''),
    )
    .toSorted();
}

function isWhole(site: string, page: string): boolean {
  return /<\/html>\s*$/.test(readFileSync(join(site, page), 'utf8').slice(-100));
}

/** The Markdown of a page; a page without one is its own. */
function twinOf(page: string): string {
  if (!page.endsWith('index.html')) return page;
  return page === 'index.html' ? 'index.md' : page.replace(/\/index\.html$/, '.md');
}

function jsonFaults(site: string, name: string): string[] {
  try {
    JSON.parse(readFileSync(join(site, name), 'utf8'));
    return [];
  } catch (error) {
    return [`${name} is not JSON: ${error instanceof Error ? error.message : String(error)}.`];
  }
}

function deadLinks(site: string, there: ReadonlySet<string>): string[] {
  const links = [...readFileSync(join(site, 'llms.txt'), 'utf8').matchAll(/\]\(\/([^)\s#]+)/g)];
  const dead = links.flatMap(([, name = '']) => (there.has(name) ? [] : [name]));
  return dead.map((name) => `llms.txt names /${name}, and it is missing.`);
}

/** What is wrong with the search of a built site. Each fault begins with the file's path in the site. */
async function searchFaults(site: string, { operations }: Pick<Contract, 'operations'>): Promise<string[]> {
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
