import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { htmlToHast } from 'satteri';

/** What a file of a site links to, and what can be linked to in it. */
export interface SiteFile {
  links: string[];
  ids: ReadonlySet<string>;
}

interface Node {
  properties?: Record<string, unknown>;
  children?: Node[];
}

const NAMES = ['href', 'src', 'action', 'poster', 'dataAddress'];
const META = /<meta property="og:(?:url|image)" content="(?<link>[^"]*)"/g;
const MARKDOWN = /\]\((?<link>[^)\s]+)\)/g;
const PLACES = /<loc>(?<link>[^<]*)<\/loc>|^Sitemap: (?<sitemap>\S+)/gm;

/** The files of a site by their addresses from `/` on; a page has that of its folder. */
export function readSite(folder: string): Map<string, SiteFile> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).split(sep).join('/'));
  return new Map(
    names.map((name) => {
      const file = readFile(name, () => readFileSync(join(folder, name), 'utf8'));
      return [`/${name.replace(/^\/+/, '')}`.replace(/\/index\.html$/, '/'), file];
    }),
  );
}

function readFile(name: string, read: () => string): SiteFile {
  if (name.endsWith('.html')) return readPage(read());
  if (/(?:\.md|llms(?:-full)?\.txt)$/.test(name)) return { links: matches(read(), MARKDOWN), ids: new Set() };
  if (/\.(?:xml|txt)$/.test(name)) return { links: matches(read(), PLACES), ids: new Set() };
  return { links: [], ids: new Set() };
}

function readPage(html: string): SiteFile {
  const links = matches(html, META);
  const ids = new Set<string>();
  const collect = ({ properties = {}, children = [] }: Node): void => {
    if (typeof properties['id'] === 'string') ids.add(properties['id']);
    for (const name of NAMES) {
      const link = properties[name];
      if (typeof link === 'string') links.push(link);
    }
    for (const child of children) collect(child);
  };
  collect(htmlToHast(html) as Node);
  return { links, ids };
}

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].flatMap(({ groups = {} }) =>
    Object.values(groups).filter((link) => link !== undefined),
  );
}
