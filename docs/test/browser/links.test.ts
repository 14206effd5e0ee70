/** Every internal link and anchor of the built pages leads to something that is there. */
import { htmlToHast } from 'satteri';
import { expect, test } from 'vitest';
import { isThere, pageAddresses, readBuilt } from '../support/built-site.ts';

interface Node {
  tagName?: string;
  properties?: Record<string, unknown>;
  children?: Node[];
}

/** What a page links to, what it loads, and what can be linked to on it. */
interface Links {
  targets: string[];
  ids: Set<string>;
}

const SITE = 'https://docs.example';
const NAMES = ['href', 'src', 'action'];
const pages = new Map(pageAddresses().map((address) => [address, linksOf(readBuilt(address))]));

function linksOf(html: string): Links {
  const links: Links = { targets: [], ids: new Set() };
  collect(htmlToHast(html) as Node, links);
  return links;
}

function collect({ properties = {}, children = [] }: Node, links: Links): void {
  if (typeof properties['id'] === 'string') links.ids.add(properties['id']);
  for (const name of NAMES) {
    const target = properties[name];
    if (typeof target === 'string') links.targets.push(target);
  }
  for (const child of children) collect(child, links);
}

/** The targets of a page that are inside the site and not there. */
function brokenOn(address: string, targets: string[]): string[] {
  return [...new Set(targets)].filter((target) => {
    const url = new URL(target, SITE + address);
    if (url.origin !== SITE) return false;
    const path = decodeURIComponent(url.pathname);
    const anchor = decodeURIComponent(url.hash.slice(1));
    const page = pages.get(path);
    if (!page) return !isThere(path);
    return anchor !== '' && anchor !== '_top' && !page.ids.has(anchor);
  });
}

test('there are pages with links and anchors to follow', () => {
  expect(pages.size).toBeGreaterThan(390);
  expect([...pages.values()].filter(({ targets }) => targets.length > 10).length).toBe(pages.size);
});

test('every internal link and anchor resolves', () => {
  const broken = [...pages].flatMap(([address, { targets }]) =>
    brokenOn(address, targets).map((target) => `${address}: ${target}`),
  );
  expect(broken).toEqual([]);
});

test('a link to a missing page, a missing file and a missing anchor is found', () => {
  const missing = ['/operations/none/', '/none.md', '#none', '/schemas/User/#field-none'];
  const present = [
    '/operations/getCdr/',
    '/index.md',
    '/schemas/User/#field-vm_pin',
    'https://elsewhere.example/',
  ];
  expect(brokenOn('/schemas/User/', [...missing, ...present])).toEqual(missing);
});
