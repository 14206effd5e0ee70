import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { searchIndex } from '../../src/build/search-index.ts';
import { buildContract } from '../../src/contract/build-contract.ts';
import { smallContract } from '../contract/small-contract.ts';

const { bundle, ledger } = smallContract({ type: 'string' }, { operationIds: ['listCdrs'] });

/** The contract that the pages of the small site explain: one operation, `listCdrs`. */
export const contract = buildContract(bundle, ledger);

const FILES = {
  'index.html': page('Telephony', 'All operations, schemas and webhooks.'),
  'index.md': '# Telephony\n',
  'operations/listCdrs/index.html': page('List CDRs', 'listCdrs returns the CDRs of an account.'),
  'operations/listCdrs.md': '# List CDRs\n',
  'schemas/Thing/index.html': page('Thing', 'All of a thing.'),
  'schemas/Thing.md': '# Thing\n',
  'tags/things/index.html': page('Things', 'All of them.'),
  'tags/things.md': '# Things\n',
  'ledger/index.html': page('What is not known', 'What it is.'),
  'ledger.md': '# What is not known\n',
  '404.html': page('Not found', 'There is no such page.'),
  'reference.zip': 'PK',
  'openapi.json': '{"openapi":"3.1.0"}',
  'openapi.codegen.json': '{"openapi":"3.1.0"}',
  'openapi-3.0.json': '{"openapi":"3.0.4"}',
  'openapi.yaml': 'openapi: 3.1.0\n',
  'llms.txt': '# Telephony\n\n- [List CDRs](/operations/listCdrs.md)\n- [openapi.json](/openapi.json)\n',
  'llms-full.txt': '# Telephony\n',
  'sitemap-index.xml': '<sitemapindex></sitemapindex>',
};

/** A complete site of a few pages in a folder of its own, with the index that the build makes of it. */
export async function writeSmallSite(): Promise<string> {
  const site = mkdtempSync(join(tmpdir(), 'small-site-'));
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(site, name)), { recursive: true });
    writeFileSync(join(site, name), text);
  }
  const hook = searchIndex(contract).hooks['astro:build:done'];
  // The hook reads the folder alone.
  await hook?.({ dir: pathToFileURL(`${site}/`) } as Parameters<typeof hook>[0]);
  return site;
}

function page(title: string, text: string): string {
  return `<!doctype html><html lang="en"><body><main><h1 id="_top">${title}</h1><p>${text}</p></main></body></html>`;
}
