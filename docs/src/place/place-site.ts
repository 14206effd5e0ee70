import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { placeHtml } from './place-html.ts';
import { placeMarkdown } from './place-markdown.ts';
import { UNPLACED } from './site-address.ts';

/**
 * Writes a built site for its address. This is the one place where an address is written: within the site all are from `/`
 * on, and what the scripts load is relative to them.
 *
 * @param built The folder of the built site
 * @param folder Where to write; what is there is removed
 */
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

/** What writes the addresses of a kind of file, or undefined if it has none. */
function placerOf(name: string): ((text: string, site: URL) => string) | undefined {
  if (name.endsWith('.html')) return placeHtml;
  if (/(?:\.md|llms(?:-full)?\.txt)$/.test(name)) return placeMarkdown;
  return /\.(?:xml|txt)$/.test(name) ? (text) => text : undefined;
}
