import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { parse } from 'parse5';
import { ADDRESSES, elementsIn, isMarkdown } from './elements.ts';
import { UNPLACED } from './site-address.ts';

interface Crawl {
  links: number;
  dead: { from: string; link: string }[];
}

export function crawlSite(folder: string, site: URL): Crawl {
  const files = readSite(folder);
  const crawl: Crawl = { links: 0, dead: [] };
  for (const [from, { links }] of files) {
    for (const link of new Set(links)) {
      const url = URL.parse(link, new URL(from.slice(1), site));
      const isOwn = url?.origin === site.origin;
      if (isOwn) crawl.links++;
      if (url && !isOwn && url.origin !== UNPLACED) continue;
      if (!url || !isOwn || !leadsTo(files, url, site)) crawl.dead.push({ from, link });
    }
  }
  return crawl;
}

function leadsTo(files: ReadonlyMap<string, SiteFile>, { pathname, hash }: URL, site: URL): boolean {
  if (!pathname.startsWith(site.pathname)) return false;
  const address = `/${decodeURIComponent(pathname.slice(site.pathname.length))}`;
  if (!files.has(address)) return false;
  const anchor = decodeURIComponent(hash.slice(1));
  // Starlight's name for the top of a page, which browsers know without an element.
  if (anchor === '' || anchor === '_top') return true;
  return files.get(pageOf(address))?.ids.has(anchor) ?? false;
}

function pageOf(address: string): string {
  if (!address.endsWith('.md')) return address;
  return address === '/index.md' ? '/' : `${address.slice(0, -'.md'.length)}/`;
}

interface SiteFile {
  links: string[];
  ids: ReadonlySet<string>;
}

const META = /<meta property="og:(?:url|image)" content="(?<link>[^"]*)"/g;
const MARKDOWN = /\]\((?<link>[^)\s]+)\)/g;
const PLACES = /<loc>(?<link>[^<]*)<\/loc>|^Sitemap: (?<sitemap>\S+)/gm;

function readSite(folder: string): Map<string, SiteFile> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    files.map((file) => [
      `/${relative(folder, file).split(sep).join('/')}`.replace(/\/index\.html$/, '/'),
      readFile(file),
    ]),
  );
}

function readFile(file: string): SiteFile {
  if (!/\.(?:html|md|xml|txt)$/.test(file)) return { links: [], ids: new Set() };
  const text = readFileSync(file, 'utf8');
  if (!file.endsWith('.html'))
    return { links: matches(text, isMarkdown(file) ? MARKDOWN : PLACES), ids: new Set() };
  const attributes = elementsIn(parse(text)).flatMap(({ attrs }) => attrs);
  const valuesOf = (names: ReadonlySet<string>) =>
    attributes.filter(({ name }) => names.has(name)).map(({ value }) => value);
  return { links: [...matches(text, META), ...valuesOf(ADDRESSES)], ids: new Set(valuesOf(new Set(['id']))) };
}

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].flatMap(({ groups = {} }) =>
    Object.values(groups).filter((link) => link !== undefined),
  );
}
