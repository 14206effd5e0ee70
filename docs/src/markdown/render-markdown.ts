import { parseFragment } from 'parse5';
import { markdownToHtml, markdownToMdast, type MdastNode } from 'satteri';
import { addressOf } from '@telephony/contract';
import type { Contract } from '../contract/model.ts';
import { elementsIn } from '../place/elements.ts';

// Code by itself, or already as the text of a link.
const LINKED_CODE = /(?<before>\[)?`(?<code>[^`]+)`/g;
const LEDGER = /`[^`]*`|\[[^\]]*\]\([^)]*\)|\b(?:ledger )?(?<id>[NCO]-\d{2,})\b/g;

// Of `GET /cdrs`, `call.missed` and "O-05", but no link to the page that shows the text.
export function linkReferences(markdown: string, contract: Contract, current = ''): string {
  const addresses = addressesByName(contract);
  return markdown
    .replaceAll(LINKED_CODE, (whole, before: string | undefined, code: string) => {
      const address = before === undefined ? addresses.get(code.replaceAll(/\s+/g, ' ')) : undefined;
      return address === undefined || address === current ? whole : `[\`${code}\`](${address})`;
    })
    .replaceAll(LEDGER, (whole, id: string | undefined) =>
      id === undefined ? whole : `[${whole}](${addressOf.ledger(id)})`,
    );
}

const addressCache = new WeakMap<Contract, Map<string, string>>();

function addressesByName(contract: Contract): Map<string, string> {
  const { operations, webhooks } = contract;
  const addresses =
    addressCache.get(contract) ??
    new Map([
      ...operations.map(({ method, path, address }) => [`${method} ${path}`, address] as const),
      ...webhooks.map(({ event, address }) => [event, address] as const),
    ]);
  addressCache.set(contract, addresses);
  return addresses;
}

const ALLOWED_BEGINNINGS = ['/', '#', 'https:', 'http:', 'mailto:', 'tel:'];
// Some readers of an address leave these characters out.
const INVISIBLE = /[\p{C}\s\uFFFD]/u;

export function isAllowedAddress(address: string): boolean {
  const begun = address.toLowerCase();
  return ALLOWED_BEGINNINGS.some((beginning) => begun.startsWith(beginning)) && !INVISIBLE.test(address);
}

/** A text has no front matter, which would hide its beginning. */
const MARKDOWN_OPTIONS = { features: { frontmatter: false } };

const rendered = new Map<string, string>();

export function renderMarkdown(text: string): string {
  const earlier = rendered.get(text);
  if (earlier !== undefined) return earlier;
  const { html } = markdownToHtml(text, MARKDOWN_OPTIONS);
  const foreign = findForeign(text) ?? foreignElement(html);
  if (foreign !== undefined) throw new Error(`${foreign} The text is: ${text}`);
  rendered.set(text, html);
  return html;
}

export function findForeign(markdown: string): string | undefined {
  return foreignNode(markdownToMdast(markdown, MARKDOWN_OPTIONS));
}

function foreignNode(node: MdastNode): string | undefined {
  switch (node.type) {
    case 'html':
      return `Raw HTML in a text: write \`${node.value}\` in backquotes.`;
    case 'image':
    case 'imageReference':
      return 'A picture in a text: a page loads nothing from elsewhere. Link to it.';
    case 'link':
    case 'definition':
      if (isAllowedAddress(node.url)) break;
      return `A link to ${JSON.stringify(node.url)} in a text: write one that begins with ${ALLOWED_BEGINNINGS.join(' or ')}.`;
    default:
  }
  if (!('children' in node)) return undefined;
  return node.children.map(foreignNode).find((found) => found !== undefined);
}

const ALLOWED_ELEMENTS = new Set(
  'a blockquote br code del em h1 h2 h3 h4 h5 h6 hr input li ol p pre section strong sup table tbody td th thead tr ul'.split(
    ' ',
  ),
);
const ALLOWED_ATTRIBUTE =
  /^(?:align|aria-describedby|aria-label|checked|class|data-footnote[\w-]*|dir|disabled|href|id|start|title|type)$/;
const ALIGNMENT = /^text-align: ?\w+;?$/;

// Checks the result whatever the Markdown was, and whoever rendered it.
function foreignElement(html: string): string | undefined {
  for (const { tagName, attrs } of elementsIn(parseFragment(html))) {
    if (!ALLOWED_ELEMENTS.has(tagName)) return `The element <${tagName}> in a text.`;
    const foreign = attrs.find(({ name, value }) => {
      const isKnown = ALLOWED_ATTRIBUTE.test(name) || (name === 'style' && ALIGNMENT.test(value));
      return !isKnown || (name === 'href' && !isAllowedAddress(value));
    });
    if (foreign) return `The attribute ${foreign.name}="${foreign.value}" in a text.`;
  }
  return undefined;
}
