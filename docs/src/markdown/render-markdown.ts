import { markdownToHtml } from 'satteri';
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
