import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { lightWithoutScripts } from './light-without-scripts.ts';
import { mergeOrders } from './merge-orders.ts';
import { usedProperties } from './used-properties.ts';
import { usedStyles, wordsOf } from './used-styles.ts';

const SHEET = /<link rel="stylesheet" href="(?<href>[^"]+)"(?<print> media="print")?\s*\/?>/g;
/** Pages of the reference need little of what the theme brings for guides. */
const REFERENCE = '<div class="reference';

/**
 * Gives the pages of the reference one sheet, and the others one, of the rules that they can use. Astro and Starlight link five or
 * more, with what any page could have; the page of an operation used two thirds of them.
 */
export function pageStyles(): AstroIntegration {
  return {
    name: 'page-styles',
    hooks: {
      'astro:build:done': ({ dir }) => joinStyles(fileURLToPath(dir)),
    },
  };
}

/**
 * Does it for a folder of built pages.
 *
 * @throws Error if a page names a sheet in another form, or a sheet is named by no page: a script would load it
 */
export function joinStyles(folder: string): void {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const pages = names
    .filter((name) => name.endsWith('.html'))
    .map((name) => ({ file: join(folder, name), html: readFileSync(join(folder, name), 'utf8') }));
  const scripts = names
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
  const isReference = ({ html }: { html: string }) => html.includes(REFERENCE);
  const joined = new Set<string>();
  for (const [kind, own] of [
    ['reference', pages.filter(isReference)],
    ['pages', pages.filter((page) => !isReference(page))],
  ] as const) {
    if (own.length === 0) continue;
    const sheets = mergeOrders(distinct(own.map(({ html }) => sheetsOf(html))));
    const all = sheets.map((link) => textOf(folder, link)).join('\n');
    const texts = [...own.map(({ html }) => html), ...scripts];
    const used = usedStyles(all, wordsOf(texts));
    const styles = usedProperties(used + lightWithoutScripts(used), texts);
    const href = `/_astro/${kind}.${createHash('sha256').update(styles).digest('base64url').slice(0, 8)}.css`;
    writeFileSync(join(folder, href), styles);
    for (const { file, html } of own) writeFileSync(file, withSheet(html, href));
    for (const [, sheet = ''] of sheets.join('').matchAll(SHEET)) joined.add(sheet);
  }
  for (const name of names.filter((each) => each.endsWith('.css'))) {
    if (!joined.has(`/${name.replaceAll('\\', '/')}`)) {
      throw new Error(
        `No page names ${name}: the script that imports it would be without it. Import it in the component.`,
      );
    }
    rmSync(join(folder, name));
  }
}

/** Most pages of a kind have the same sheets. */
function distinct(lists: readonly string[][]): string[][] {
  return [...new Map(lists.map((list) => [list.join(''), list])).values()];
}

/** The links to sheets in a page, each once. */
function sheetsOf(html: string): string[] {
  return [...new Set([...html.matchAll(SHEET)].map(([link]) => link.replace(/\s*\/?>$/, '>')))];
}

function textOf(folder: string, link: string): string {
  const { href = '', print } = [...link.matchAll(SHEET)][0]?.groups ?? {};
  const text = readFileSync(join(folder, href), 'utf8');
  return print ? `@media print {${text}}` : text;
}

function withSheet(html: string, href: string): string {
  const other = /<[^<]*rel="stylesheet"[^>]*>/.exec(html.replaceAll(SHEET, ''));
  if (other)
    throw new Error(`A page names a sheet in a form that src/build/styles does not know: ${other[0]}`);
  let isFirst = true;
  return html.replaceAll(SHEET, () => {
    const link = isFirst ? `<link rel="stylesheet" href="${href}">` : '';
    isFirst = false;
    return link;
  });
}
