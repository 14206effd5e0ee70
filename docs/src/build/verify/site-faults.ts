import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';

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
export function siteFaults(site: string): string[] {
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
