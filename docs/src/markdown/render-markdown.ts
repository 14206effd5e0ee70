import { markdownToHtml, markdownToMdast, type MdastNode } from 'satteri';
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

/** Schemes of the addresses that a link may lead to; one without a scheme stays on this site. */
const SCHEMES = new Set(['http', 'https', 'mailto', 'tel']);

/**
 * Markdown of the contract as HTML. Whoever writes a description writes no page: there is no HTML in it, no picture, and no link
 * but to a web page, an e-mail address or a number.
 *
 * @throws Error that names what is not allowed, and the text.
 */
export function renderMarkdown(text: string): string {
  const found = forbiddenIn(markdownToMdast(text));
  if (found !== undefined) throw new Error(`${found}. The text is: ${text}`);
  return markdownToHtml(text).html;
}

function forbiddenIn(node: MdastNode): string | undefined {
  switch (node.type) {
    case 'html':
      return `Raw HTML in a description: write \`${node.value}\` in backquotes`;
    case 'image':
    case 'imageReference':
      return 'A picture in a description: a page loads nothing from elsewhere';
    case 'link':
    case 'definition': {
      const scheme = /^(?<scheme>[^/?#:]*):/.exec(node.url.replaceAll(/[\p{Cc}\s]/gu, ''))?.groups?.[
        'scheme'
      ];
      if (scheme === undefined || SCHEMES.has(scheme.toLowerCase())) break;
      return `A link with the scheme ${scheme} in a description: only ${[...SCHEMES].join(', ')} are allowed`;
    }
    default:
  }
  if (!('children' in node)) return undefined;
  for (const child of node.children) {
    const found = forbiddenIn(child);
    if (found !== undefined) return found;
  }
  return undefined;
}
