import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'parse5';
import { ADDRESSES, elementsIn, isMarkdown, isOwnAddress } from './elements.ts';
import { pathAt, UNPLACED } from './site-address.ts';

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

function placerOf(name: string): ((text: string, site: URL) => string) | undefined {
  if (name.endsWith('.html')) return placeHtml;
  if (isMarkdown(name)) return placeMarkdown;
  return /\.(?:xml|txt)$/.test(name) ? (text) => text : undefined;
}

export function placeHtml(html: string, site: URL): string {
  const places = elementsIn(parse(html, { sourceCodeLocationInfo: true })).flatMap(
    ({ attrs, sourceCodeLocation }) =>
      attrs
        .filter(({ name, value }) => ADDRESSES.has(name) && value.startsWith('/') && isOwnAddress(value))
        .flatMap(({ name }) => sourceCodeLocation?.attrs?.[name] ?? []),
  );
  // From the end on, so that the places before stay where they are.
  return places
    .toSorted((one, other) => other.startOffset - one.startOffset)
    .reduce((placed, { startOffset, endOffset }) => {
      // The slash is the first one of the attribute: no name of an attribute has one.
      const written = placed.slice(startOffset, endOffset).replace('/', () => pathAt(site, '/'));
      return placed.slice(0, startOffset) + written + placed.slice(endOffset);
    }, html);
}

const PARTS =
  /^(?<fence>`{3,}|~{3,}).*\n(?:.*\n)*?\k<fence>[^\S\n]*$|(?<ticks>`+)(?!`)[^\n]*?[^`\n]\k<ticks>(?!`)|\]\((?<address>\/(?!\/)[^)\s]*)/gm;

export function placeMarkdown(markdown: string, site: URL): string {
  return markdown.replaceAll(PARTS, (whole, ...rest) => {
    const { address } = rest.at(-1) as { address?: string };
    return address === undefined ? whole : `](${site.href}${address.slice(1)}`;
  });
}
