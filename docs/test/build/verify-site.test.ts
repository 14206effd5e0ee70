import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildVerified } from '../../src/build/verify-site.ts';
import { INDEX_FILE, type SearchDocument } from '../../src/search/search-document.ts';
import { searchIndex } from '../../src/build/search-index.ts';
import { buildContract } from '../../src/contract/load-contract.ts';
import { smallContract } from '../contract/small-contract.ts';

/** Planted breaks: none of them may pass as a built site. */

let whole: string;
let folder: string;

beforeAll(async () => {
  whole = await writeSmallSite();
  folder = mkdtempSync(join(tmpdir(), 'verified-'));
});

afterAll(() => {
  for (const made of [whole, folder]) rmSync(made, { recursive: true, force: true });
});

let count = 0;

/** Builds a copy of the small site, breaks it while it is built, and gives where it is and how the build ended. */
async function buildBroken(plant: (site: string) => void) {
  const site = join(folder, `site-${(count += 1)}`);
  const ended = await buildVerified(site, contract, async () => {
    cpSync(whole, site, { recursive: true });
    plant(site);
  }).then(
    () => 'built',
    (error: unknown) => (error as Error).message,
  );
  return { site, ended };
}

/** The one file of a site that a pattern names first. */
function fileOf(site: string, pattern: string): string {
  const [name] = globSync(pattern, { cwd: site }).toSorted();
  if (name === undefined) throw new Error(`The small site has no ${pattern}.`);
  return join(site, name);
}

const empty = (pattern: string) => (site: string) => truncateSync(fileOf(site, pattern));
const cut = (pattern: string) => (site: string) => {
  const file = fileOf(site, pattern);
  truncateSync(file, Math.floor(readFileSync(file).length / 2));
};
const remove = (pattern: string) => (site: string) => rmSync(fileOf(site, pattern));

/** The index with one more place, which is nowhere. */
const strayPlace = (site: string) => {
  const file = join(site, INDEX_FILE);
  const [first, ...rest] = JSON.parse(readFileSync(file, 'utf8')) as SearchDocument[];
  writeFileSync(file, JSON.stringify([{ ...first, address: '/guides/gone/' }, first, ...rest]));
};

test('a whole site is built and stays', async () => {
  const { site, ended } = await buildBroken(() => {});
  expect(ended).toBe('built');
  expect(existsSync(join(site, INDEX_FILE))).toBe(true);
});

test.each([
  ['an empty index', empty(INDEX_FILE), /search\.json is empty/],
  ['a cut index', cut(INDEX_FILE), /search\.json is not JSON/],
  ['a missing index', remove(INDEX_FILE), /search\.json is missing/],
  [
    'an index of nothing',
    (site: string) => writeFileSync(join(site, INDEX_FILE), '[]'),
    /search\.json names no page/,
  ],
  ['a place that is nowhere', strayPlace, /search\.json names \/guides\/gone\/, and there is no such page/],
  ['an empty contract', empty('openapi.json'), /openapi\.json is empty/],
  [
    'a cut contract',
    (site: string) => truncateSync(join(site, 'openapi.json'), 9),
    /openapi\.json is not JSON/,
  ],
  [
    'a cut bundle for generators',
    (site: string) => truncateSync(join(site, 'openapi.codegen.json'), 9),
    /openapi\.codegen\.json is not JSON/,
  ],
  ['a missing bundle', remove('openapi-3.0.json'), /openapi-3\.0\.json is missing/],
  ['an empty llms.txt', empty('llms.txt'), /llms\.txt is empty/],
  ['an empty twin', empty('operations/*.md'), /operations\/listCdrs\.md is empty/],
  ['a missing twin', remove('operations/*.md'), /operations\/listCdrs\.md is missing/],
  ['a cut page', cut('operations/*/index.html'), /operations\/listCdrs\/index\.html does not end/],
])('%s fails the build by its name, and the site is removed', async (_break, plant, message) => {
  const { site, ended } = await buildBroken(plant);
  expect(ended).toMatch(message);
  expect(existsSync(site)).toBe(false);
});

test('all faults are named at once', async () => {
  const { ended } = await buildBroken((site) => {
    empty('llms.txt')(site);
    empty(INDEX_FILE)(site);
  });
  expect(ended).toContain('llms.txt is empty');
  expect(ended).toContain('search.json is empty');
});

test('a search that does not find the contract fails the build', async () => {
  const site = join(folder, 'other');
  const other = { operations: [{ id: 'deleteIvr', address: '/operations/deleteIvr/' }] };
  const built = buildVerified(site, other as typeof contract, async () =>
    cpSync(whole, site, { recursive: true }),
  );
  await expect(built).rejects.toThrow('search.json does not find /operations/deleteIvr/ by "deleteIvr"');
});

test('a build that fails leaves no site of an earlier one', async () => {
  const site = join(folder, 'earlier');
  cpSync(whole, site, { recursive: true });
  const built = buildVerified(site, contract, async () => {
    writeFileSync(join(site, 'index.html'), '<html>');
    throw new Error('A page cannot be rendered.');
  });
  await expect(built).rejects.toThrow('A page cannot be rendered');
  expect(existsSync(site)).toBe(false);
});

const { bundle, ledger } = smallContract({ type: 'string' }, { operationIds: ['listCdrs'] });

/** The contract that the pages of the small site explain: one operation, `listCdrs`. */
const contract = buildContract(bundle, ledger);

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
async function writeSmallSite(): Promise<string> {
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
