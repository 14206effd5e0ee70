import { defineHastPlugin, type HastNode, markdownToHtml } from 'satteri';
import { addressOf } from '@telephony/contract';
import type { Contract } from '../contract/model.ts';

/** Code by itself, or that already is the text of a link. */
const LINKED_CODE = /(?<before>\[)?`(?<code>[^`]+)`/g;
const LEDGER = /\bledger (?<id>[NCO]-\d+)\b/g;

/**
 * Makes links of what a Markdown text of the contract names: `GET /cdrs`, `call.missed` and "ledger O-05". A link to
 * the page that shows the text is left out.
 */
export function linkReferences(markdown: string, contract: Contract, current = ''): string {
  const known = knownNames(contract);
  return markdown
    .replaceAll(LINKED_CODE, (whole, before: string | undefined, code: string) => {
      const address = before === undefined ? known.get(code.replaceAll(/\s+/g, ' ')) : undefined;
      return address === undefined || address === current ? whole : `[\`${code}\`](${address})`;
    })
    .replaceAll(LEDGER, (_whole, id: string) => `[ledger ${id}](${addressOf.ledger(id)})`);
}

const names = new WeakMap<Contract, Map<string, string>>();

function knownNames(contract: Contract): Map<string, string> {
  let known = names.get(contract);
  if (!known) {
    known = new Map([
      ...contract.operations.map((page): [string, string] => [`${page.method} ${page.path}`, page.address]),
      ...contract.webhooks.map((page): [string, string] => [page.event, page.address]),
    ]);
    names.set(contract, known);
  }
  return known;
}

type ElementNode = Extract<HastNode, { type: 'element' }>;
type Child = ElementNode['children'][number];

/** Tables of fewer columns fit on a phone. */
const MANY = 3;

/**
 * Gives each cell of a table with many columns the name of its column: where there is no room for the columns, the style shows
 * a row as a list with these names. The roles stay what they are without the layout of a table.
 */
export const labelledTables = defineHastPlugin({
  name: 'labelled-tables',
  element: {
    filter: ['table'],
    visit(table) {
      const columns = elementsOf(table, 'th').map(textOf);
      if (columns.length < MANY) return;
      return labelled(table, columns);
    },
  },
});

function labelled(node: ElementNode, columns: readonly string[]): ElementNode {
  let column = 0;
  const children = node.children.map((child): Child => {
    if (child.type !== 'element') return child;
    const inner = labelled(child, columns);
    if (child.tagName !== 'td') return inner;
    const label = columns[column++] ?? '';
    return { ...inner, properties: { ...inner.properties, role: 'cell', 'data-label': label } };
  });
  const { properties } = node;
  switch (node.tagName) {
    case 'table':
      return { ...node, properties: { ...properties, role: 'table', class: 'labelled' }, children };
    case 'tr':
      return { ...node, properties: { ...properties, role: 'row' }, children };
    case 'th':
      return { ...node, properties: { ...properties, role: 'columnheader' }, children };
    default:
      return { ...node, children };
  }
}

function elementsOf(node: ElementNode, tagName: string): ElementNode[] {
  return node.children.flatMap((child) =>
    child.type !== 'element' ? [] : child.tagName === tagName ? [child] : elementsOf(child, tagName),
  );
}

function textOf(node: ElementNode): string {
  return node.children
    .map((child) => (child.type === 'text' ? child.value : child.type === 'element' ? textOf(child) : ''))
    .join('');
}

/** Text between backquotes, and raw HTML outside of them. */
const CODE = /(`+)[\s\S]*?\1/g;
const RAW_HTML = /<[a-z/!][^>]*>/i;

/** Markdown of the contract as HTML. Throws on raw HTML in it: a browser would swallow `<id>` without a word. */
export function renderMarkdown(text: string): string {
  const raw = RAW_HTML.exec(text.replaceAll(CODE, ''));
  if (raw)
    throw new Error(`Raw HTML in a description: write \`${raw[0]}\` in backquotes. The text is: ${text}`);
  return markdownToHtml(text).html;
}
