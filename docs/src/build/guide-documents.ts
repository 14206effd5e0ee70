import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { htmlToHast } from 'satteri';
import type { Place } from '../search/search-document.ts';

interface Node {
  tagName?: string;
  value?: string;
  properties?: Record<string, unknown>;
  children?: Node[];
}

interface Section {
  title: string;
  anchor: string;
  text: string;
  code: string;
}

// The search knows these pages from the models of the contract.
const REFERENCE_PAGE = /^(?:operations|schemas|webhooks|tags)\/[^/]+\/index\.html$/;
// The search finds these lists as a page, and of their sections only FOUND_IN_LISTS.
const REFERENCE_LIST = /^\/(?:operations|schemas|webhooks|ledger|guides\/control-plane)\/$/;
const FOUND_IN_LISTS = /^\/ledger\/#what-breaks-programs$|^\/guides\/control-plane\/#[a-z]+[A-Z]/;
const CONTROL_PLANE = '/guides/control-plane/';
const SANDBOX_SECTION = /^\/guides\/control-plane\/|#what-the-sandbox-assumes$|#what-neither-shows$/;
const ERROR_MESSAGES = '/guides/error-messages/';
const SKIPPED_ELEMENTS = new Set(
  'script style svg button select form template footer page-markdown server-chooser'.split(' '),
);
const SKIPPED_CLASS = /\b(?:sr-only|tab-name|contract-version|pagination-links|code-title)\b/;
const INLINE_ELEMENTS = new Set('a abbr code em kbd mark span strong sub sup'.split(' '));
const HOME = '/';
// As many sections with one title, such as "What is uncertain", are about other places.
const MIN_REPETITIONS = 3;
const HEADING = /^h[1-3]$/;

export function guideDocuments(site: string): Place[] {
  const pages = readdirSync(site, { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(sep).join('/'))
    .filter((name) => /(?:^|\/)index\.html$/.test(name) && !REFERENCE_PAGE.test(name))
    .toSorted()
    .map((name) => ({
      address: `/${name.replace(/index\.html$/, '')}`,
      html: readFileSync(join(site, name), 'utf8'),
    }));
  const documents = pages.flatMap(({ address, html }) => pageDocuments(address, html));
  const titles = Map.groupBy(documents, ({ title }) => title);
  return documents.filter(
    ({ kind, title }) => kind !== 'section' || (titles.get(title) ?? []).length < MIN_REPETITIONS,
  );
}

function pageDocuments(address: string, html: string): Place[] {
  const [top, ...below] = readSections(html);
  if (!top) return [];
  const isList = REFERENCE_LIST.test(address);
  const isFound = ({ anchor }: Section) => !isList || FOUND_IN_LISTS.test(`${address}#${anchor}`);
  const sections = address === HOME ? [] : below.filter(isFound);
  const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '';
  const group = address.startsWith('/packages/') ? 'Packages' : isList ? 'Reference' : 'Guides';
  return [
    {
      kind: pageKind(address),
      title: top.title,
      address,
      path: group,
      names: [],
      context: sections.map(({ title }) => title).join(' '),
      text: oneLine(`${description} ${isList ? '' : top.text}`),
      code: top.code,
    },
    ...sections.map(({ title, anchor, text, code }): Place => ({
      kind: sectionKind(`${address}#${anchor}`),
      title,
      address: `${address}#${anchor}`,
      path: `${group} › ${top.title}`,
      names: address === CONTROL_PLANE ? [anchor] : [],
      context: top.title,
      text: oneLine(text),
      code,
    })),
  ];
}

function pageKind(address: string): Place['kind'] {
  if (address === CONTROL_PLANE) return 'simulation';
  return REFERENCE_LIST.test(address) ? 'resource' : 'guide';
}

function sectionKind(address: string): Place['kind'] {
  if (address.startsWith(ERROR_MESSAGES)) return 'error';
  return SANDBOX_SECTION.test(address) ? 'simulation' : 'section';
}

function readSections(html: string): Section[] {
  const sections: Section[] = [];
  const add = (text: string, part: 'text' | 'code' = 'text'): void => {
    const last = sections.at(-1);
    if (last) last[part] += text;
  };
  const read = (node: Node): void => {
    const { tagName = '', properties = {}, children = [] } = node;
    if (node.value !== undefined) {
      add(node.value);
      return;
    }
    if (SKIPPED_ELEMENTS.has(tagName) || SKIPPED_CLASS.test(String(properties['className']))) return;
    if (tagName === 'pre') {
      add(` ${nodeText(node)}`, 'code');
      return;
    }
    // Names of tabs.
    if (properties['role'] === 'tablist') return;
    const anchor = properties['id'];
    if (HEADING.test(tagName) && typeof anchor === 'string') {
      sections.push({ title: oneLine(nodeText(node)), anchor, text: '', code: '' });
      return;
    }
    const around = INLINE_ELEMENTS.has(tagName) ? '' : ' ';
    add(around);
    for (const child of children) read(child);
    add(around);
  };
  read(htmlToHast(/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '') as Node);
  return sections;
}

function nodeText({ value, children = [] }: Node): string {
  return value ?? children.map(nodeText).join('');
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
