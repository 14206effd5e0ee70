import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { pathAt, UNPLACED } from './site-address.ts';

/**
 * Writes a built site for its address. This is the one place where an address is written: within the site all are from `/`
 * on, and what the scripts load is relative to them.
 *
 * @param built The folder of the built site
 * @param folder Where to write; what is there is removed
 */
export function placeSite(built: string, folder: string, site: URL): void {
  rmSync(folder, { recursive: true, force: true });
  cpSync(built, folder, { recursive: true });
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const place = placerOf(name);
    if (!place) continue;
    const file = join(folder, name);
    const text = readFileSync(file, 'utf8');
    const placed = place(text.replaceAll(`${UNPLACED}/`, site.href), site);
    if (placed !== text) writeFileSync(file, placed);
  }
}

/** What writes the addresses of a kind of file, or undefined if it has none. */
function placerOf(name: string): ((text: string, site: URL) => string) | undefined {
  if (name.endsWith('.html')) return placeHtml;
  if (/(?:\.md|llms(?:-full)?\.txt)$/.test(name)) return placeMarkdown;
  return /\.(?:xml|txt)$/.test(name) ? (text) => text : undefined;
}

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** The attributes that hold an address. */
const ADDRESSES = new Set(['href', 'src', 'action', 'poster', 'data-address']);

interface Change {
  start: number;
  end: number;
  text: string;
}

/** A page whose addresses from `/` on lead to the same places of a site elsewhere. All else stays as it is, to the byte. */
export function placeHtml(html: string, site: URL): string {
  const changes: Change[] = [];
  collect(parse(html, { sourceCodeLocationInfo: true }), html, site, changes);
  let placed = '';
  let from = 0;
  for (const { start, end, text } of changes.toSorted((one, other) => one.start - other.start)) {
    placed += html.slice(from, start) + text;
    from = end;
  }
  return placed + html.slice(from);
}

function collect(node: Node, html: string, site: URL, changes: Change[]): void {
  if ('attrs' in node) changes.push(...changesOf(node, html, site));
  if ('content' in node) collect(node.content, html, site, changes);
  if ('childNodes' in node) for (const child of node.childNodes) collect(child, html, site, changes);
}

function changesOf({ attrs, sourceCodeLocation }: Element, html: string, site: URL): Change[] {
  return attrs.flatMap(({ name, value }) => {
    const place = sourceCodeLocation?.attrs?.[name];
    if (!place || !ADDRESSES.has(name) || !isOwn(value)) return [];
    const { startOffset: start, endOffset: end } = place;
    const written = html.slice(start, end);
    // The slash is the first one of the attribute: no name of an attribute has one.
    return [{ start, end, text: written.replace('/', () => pathAt(site, '/')) }];
  });
}

function isOwn(address: string): boolean {
  return address.startsWith('/') && !address.startsWith('//');
}

/** A fence with all that is in it, a span of code, or the target of a link from `/` on. */
const PARTS =
  /^(?<fence>`{3,}|~{3,}).*\n(?:.*\n)*?\k<fence>[^\S\n]*$|(?<ticks>`+)(?!`)[^\n]*?[^`\n]\k<ticks>(?!`)|\]\((?<address>\/(?!\/)[^)\s]*)/gm;

/**
 * A twin or llms.txt with whole addresses: a program that was given the text alone can follow them. Code stays as it is.
 */
export function placeMarkdown(markdown: string, site: URL): string {
  return markdown.replaceAll(PARTS, (whole, ...rest) => {
    const { address } = rest.at(-1) as { address?: string };
    return address === undefined ? whole : `](${site.href}${address.slice(1)}`;
  });
}
