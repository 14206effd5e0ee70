import { excerptOf, markWords, type Piece } from '../search/excerpt.ts';
import type { Kind } from '../search/site-search.ts';
import type { Hit } from '../search/site-search.ts';

const KINDS: Readonly<Record<Kind, string>> = {
  guide: 'Guide',
  section: 'Guide',
  operation: 'Operation',
  resource: 'Subject',
  event: 'Event',
  schema: 'Schema',
  field: 'Field',
  parameter: 'Parameter',
  error: 'Error',
  question: 'Not known',
  simulation: 'Sandbox',
};

/** A result as an item of a list: kind, title, where it is, and the words around what was found. */
export function resultItem(
  { document: { kind, title, path, address, text }, terms }: Hit,
  site: string,
): HTMLLIElement {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = site + address.slice(1);
  const label = document.createElement('span');
  label.className = `search-kind search-kind-${kind}`;
  label.textContent = KINDS[kind];
  link.append(...nodesOf(markWords(title, terms)));
  const where = document.createElement(kind === 'operation' || kind === 'parameter' ? 'code' : 'span');
  where.className = 'search-path';
  where.textContent = path;
  const excerpt = document.createElement('p');
  excerpt.append(...nodesOf(excerptOf(text, terms)));
  item.append(label, link, ' ', where, excerpt);
  return item;
}

function nodesOf(pieces: Piece[]): (Node | string)[] {
  return pieces.map(({ text, isMatch }) => {
    if (!isMatch) return text;
    const mark = document.createElement('mark');
    mark.textContent = text;
    return mark;
  });
}
