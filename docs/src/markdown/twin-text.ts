import { twinOf } from '../contract/source.ts';
import type { LedgerMark, PageLink, TypePart } from '../contract/model.ts';
import { loadContract } from '../contract/load-contract.ts';
import { linkReferences } from './render-markdown.ts';

// One file each, since all of them together are long.
const ENTRY = /^\/ledger\/#(?<id>[a-z]-\d+)$/;
// Pages whose anchors are headings, which a reader of Markdown finds.
const HEADED = /^\/(?:guides\/.*|changelog\/|ledger\/)?$/;

export function twinLink(address: string): string {
  const { id } = ENTRY.exec(address)?.groups ?? {};
  if (id !== undefined) return `/ledger/${id}.md`;
  const [path = '', anchor] = address.split('#');
  return twinOf(path) + (anchor !== undefined && HEADED.test(path) ? `#${anchor}` : '');
}

export function linkList(links: PageLink[]): string {
  return links.map(({ text, address }) => `- [${text}](${twinLink(address)})`).join('\n');
}

export function pageLines(pages: readonly (PageLink & { about: string })[]): string {
  return pages.map(({ text, address, about }) => `- [${text}](${twinLink(address)}): ${about}`).join('\n');
}

export function typeText(type: TypePart[]): string {
  return type.map(({ text, address }) => (address ? `[${text}](${twinLink(address)})` : text)).join('');
}

export function markText(marks: readonly LedgerMark[] = []): string {
  return marks
    .map(({ id, label, title, advice, address, isGeneral }) =>
      `${isGeneral ? '' : advice} [${label}: ${title} (${id})](${twinLink(address)})`.trim(),
    )
    .join(' ');
}

export function plain(text: string): string {
  return text.replaceAll('<', String.raw`\<`);
}

export function prose(markdown: string): string {
  return linkReferences(markdown, loadContract()).replaceAll(
    /\]\((\/[^)\s]*)\)/g,
    (_link, address: string) => `](${twinLink(address)})`,
  );
}

export function fence(code: string, language: string): string {
  return `\`\`\`${language}\n${code}\n\`\`\``;
}

export function blocks(...parts: (string | false | undefined)[]): string {
  return parts
    .map((part) => part && part.trim())
    .filter(Boolean)
    .join('\n\n');
}

export function section(title: string, text: string, rank = '##'): string {
  return text && blocks(`${rank} ${title}`, text);
}
