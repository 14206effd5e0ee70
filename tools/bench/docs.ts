import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { root } from '../turbo.mjs';

const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
const LINKED = /(?:src|href)="(\/[^"]+\.(?:js|css|svg))"/g;
const IMPORTED = /(?:from|import)\s*["']\.\/([^"']+\.js)["']/g;

// With the files that the page loads at once, as a static host compresses them.
export function weighPage(path: string): number {
  const files = new Set([`${path}index.html`]);
  let bytes = 0;
  for (const file of files) {
    const content = readFileSync(join(root, 'docs/dist', file));
    bytes += brotliCompressSync(content, QUALITY).length;
    if (file.endsWith('.html'))
      for (const [, linked = ''] of String(content).matchAll(LINKED)) files.add(linked);
    if (file.endsWith('.js'))
      for (const [, imported] of String(content).matchAll(IMPORTED)) files.add(`/_astro/${imported}`);
  }
  return bytes / 1000;
}
