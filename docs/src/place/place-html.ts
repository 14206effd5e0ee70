import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { pathAt } from './site-address.ts';

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
