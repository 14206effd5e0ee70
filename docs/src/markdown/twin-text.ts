import { twinOf } from '../contract/addresses.ts';
import type { LedgerMark, PageLink, TypePart } from '../contract/model.ts';
import { loadContract } from '../contract/load-contract.ts';
import { linkReferences } from './link-references.ts';

/** A link of a page as a link of its twin: twins lead to twins. */
export function twinLink(address: string): string {
  const [path = '', anchor] = address.split('#');
  return twinOf(path) + (anchor === undefined ? '' : `#${anchor}`);
}

/** A list of links, one a line. */
export function linkList(links: PageLink[]): string {
  return links.map(({ text, address }) => `- [${text}](${twinLink(address)})`).join('\n');
}

/** A type in words with links. */
export function typeText(type: TypePart[]): string {
  return type.map(({ text, address }) => (address ? `[${text}](${twinLink(address)})` : text)).join('');
}

/** The marks of an element: each with what to do and the heart of its note, and a link to the whole. */
export function markText(marks: LedgerMark[]): string {
  return marks
    .map(({ id, label, title, advice, address }) =>
      `${advice} [${label}: ${title} (${id})](${twinLink(address)})`.trim(),
    )
    .join(' ');
}

/** A text of the contract with links to twins in place of links to pages. */
export function prose(markdown: string): string {
  return linkReferences(markdown, loadContract()).replaceAll(
    /\]\((\/[^)\s]*)\)/g,
    (_link, address: string) => `](${twinLink(address)})`,
  );
}

/** Code in a fence. */
export function fence(code: string, language: string): string {
  return `\`\`\`${language}\n${code}\n\`\`\``;
}

/** Blocks with a blank line between them; empty ones are left out. */
export function blocks(...parts: (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined && part !== '').join('\n\n');
}

/** A page as a response. */
export function markdownResponse(...parts: (string | undefined)[]): Response {
  return new Response(`${blocks(...parts)}\n`, {
    headers: { 'content-type': 'text/markdown; charset=utf-8' },
  });
}
