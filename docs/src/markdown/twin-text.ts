import { twinOf } from '../contract/source.ts';
import type { LedgerMark, PageLink, TypePart } from '../contract/model.ts';
import { loadContract } from '../contract/load-contract.ts';
import { linkReferences } from './render-markdown.ts';

/** An entry of the ledger: one file each, since all of them together are long. */
const ENTRY = /^\/ledger\/#(?<id>[a-z]-\d+)$/;
/** Pages whose anchors are those of headings, which a reader of Markdown finds. */
const HEADED = /^\/(?:guides\/.*|changelog\/|ledger\/)?$/;

/** A link of a page as a link of its twin: twins lead to twins. */
export function twinLink(address: string): string {
  const { id } = ENTRY.exec(address)?.groups ?? {};
  if (id !== undefined) return `/ledger/${id}.md`;
  const [path = '', anchor] = address.split('#');
  return twinOf(path) + (anchor !== undefined && HEADED.test(path) ? `#${anchor}` : '');
}

/** Where facts are from: sections of the documents, entries of the ledger, and `own` for what this project has made. */
export function sourcesText(sources: readonly string[]): string {
  if (sources.length === 0) return '';
  const named = sources.map((source) =>
    /^[NCO]-\d+$/.test(source)
      ? `[${source}](${twinLink(`/ledger/#${source.toLowerCase()}`)})`
      : source.replace(/^own$/, 'this project'),
  );
  return `Sources: ${named.join(', ')}.`;
}

/** A list of links, one a line. */
export function linkList(links: PageLink[]): string {
  return links.map(({ text, address }) => `- [${text}](${twinLink(address)})`).join('\n');
}

/** Pages, one a line, each with what it is about. */
export function pageLines(pages: readonly (PageLink & { about: string })[]): string {
  return pages.map(({ text, address, about }) => `- [${text}](${twinLink(address)}): ${about}`).join('\n');
}

/** A type in words with links. */
export function typeText(type: TypePart[]): string {
  return type.map(({ text, address }) => (address ? `[${text}](${twinLink(address)})` : text)).join('');
}

/** The marks of an element: each with what to do and the heart of its note, and a link to the whole. */
export function markText(marks: readonly LedgerMark[] = []): string {
  return marks
    .map(({ id, label, title, advice, address }) =>
      `${advice} [${label}: ${title} (${id})](${twinLink(address)})`.trim(),
    )
    .join(' ');
}

/** A plain text as Markdown. */
export function plain(text: string): string {
  return text.replaceAll('<', String.raw`\<`);
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
export function blocks(...parts: (string | false | undefined)[]): string {
  return parts
    .map((part) => part && part.trim())
    .filter(Boolean)
    .join('\n\n');
}

/** A text below its heading; nothing where it is empty. */
export function section(title: string, text: string, rank = '##'): string {
  return text && blocks(`${rank} ${title}`, text);
}
