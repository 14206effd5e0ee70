import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { searchIndex } from '../../src/build/search-index.ts';

/** The operation that the pages of the small site explain. */
export const operation = { id: 'listCdrs', address: '/operations/listCdrs/' };

const FILES = {
  'index.html': page('Telephony', 'All operations, schemas and webhooks.'),
  'index.md': '# Telephony\n',
  'operations/listCdrs/index.html': page('List CDRs', 'listCdrs returns the CDRs of an account.'),
  'operations/listCdrs.md': '# List CDRs\n',
  '404.html': page('Not found', 'There is no such page.'),
  'reference.zip': 'PK',
  'openapi.json': '{"openapi":"3.1.0"}',
  'openapi.codegen.json': '{"openapi":"3.1.0"}',
  'openapi-3.0.json': '{"openapi":"3.0.4"}',
  'openapi.yaml': 'openapi: 3.1.0\n',
  'llms.txt': '# Telephony\n\n- [List CDRs](/operations/listCdrs.md)\n- [openapi.json](/openapi.json)\n',
  'sitemap-index.xml': '<sitemapindex></sitemapindex>',
};

/** A complete site of a few pages in a folder of its own, with the index that the build makes of it. */
export async function writeSmallSite(): Promise<string> {
  const site = mkdtempSync(join(tmpdir(), 'small-site-'));
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(site, name)), { recursive: true });
    writeFileSync(join(site, name), text);
  }
  const hook = searchIndex().hooks['astro:build:done'];
  // The hook reads the folder alone.
  await hook?.({ dir: pathToFileURL(`${site}/`) } as Parameters<typeof hook>[0]);
  return site;
}

function page(title: string, text: string): string {
  return `<!doctype html><html lang="en"><body><main data-pagefind-body><h1>${title}</h1><p>${text}</p></main></body></html>`;
}
