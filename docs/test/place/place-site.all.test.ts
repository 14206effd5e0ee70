import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { crawlSite } from '../../src/place/crawl-site.ts';
import { placeSite } from '../../src/place/place-site.ts';
import { type Docs, startDocs } from '../../src/start-docs.ts';
import { useSite } from '../support/use-site.ts';

const built = fileURLToPath(new URL('../../dist', import.meta.url));
const address = new URL('https://acme.github.io/pbx/');
const root = mkdtempSync(join(tmpdir(), 'placed-site-'));
// As a host serves it: under its path, and nothing beside.
const folder = join(root, 'pbx');
const site = useSite();
const read = (of: string, name: string) => readFileSync(join(of, name), 'utf8');
let host: Docs;

beforeAll(async () => {
  placeSite(built, folder, address);
  cpSync(join(folder, '404.html'), join(root, '404.html'));
  host = await startDocs({ port: 0, folder: root });
  // Writes the whole site.
}, 120_000);
afterAll(async () => {
  await host?.close();
  rmSync(root, { recursive: true, force: true });
});

test('under a path, no link of pages, twins, llms.txt and the sitemap is dead', () => {
  const { links, dead } = crawlSite(folder, address);
  expect(dead).toEqual([]);
  expect(links).toBeGreaterThan(50_000);
});

test('nothing names the address that a site has before it is placed', () => {
  const names = 'index.html index.md llms.txt sitemap-index.xml sitemap-0.xml 404.html robots.txt';
  for (const name of names.split(' ')) expect(read(folder, name)).not.toContain('docs.example');
  expect(read(folder, 'index.html')).toContain('<link rel="canonical" href="https://acme.github.io/pbx/"/>');
  expect(read(folder, 'llms.txt')).toContain('(https://acme.github.io/pbx/operations/listCdrs.md)');
});

test('under a path, pages have their styles, and the search finds and leads to a page', async () => {
  const page = await site.newPage();
  const missing: string[] = [];
  const faults: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) missing.push(response.url());
  });
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  await page.goto(`${host.url}/pbx/`);
  await page.keyboard.press('Control+k');
  await page.getByRole('searchbox').fill('listCdrs');
  await page.locator('#search-results a').first().click();
  await page.waitForURL(`${host.url}/pbx/operations/listCdrs/**`);
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('List call detail records');
  expect(await page.evaluate(() => document.styleSheets.length)).toBeGreaterThan(0);
  await page.getByRole('link', { name: 'All operations' }).first().click();
  await page.waitForURL(`${host.url}/pbx/operations/`);
  expect({ missing, faults }).toEqual({ missing: [], faults: [] });
});

test('the crawl finds a missing page, file and anchor, what lies beside the site, and an address of before', () => {
  const small = join(root, 'small');
  mkdirSync(join(small, 'guides'), { recursive: true });
  writeFileSync(
    join(small, 'index.html'),
    '<main id="here"><a href="guides/#no">1</a><a href="/pbx/none/">2</a></main>',
  );
  writeFileSync(join(small, 'index.md'), '[3](/ledger.md) [here](#here) [4](https://docs.example/index.md)');
  writeFileSync(
    join(small, 'guides/index.html'),
    '<a href="../#here">there</a><img src="/pbx/none.png"><a href="https://elsewhere.example/">elsewhere</a>',
  );
  writeFileSync(join(small, 'sitemap-0.xml'), '<loc>https://acme.github.io/pbx/none/</loc>');
  expect(
    crawlSite(small, address)
      .dead.map(({ from, link }) => `${from} ${link}`)
      .toSorted(),
  ).toEqual(
    [
      '/ guides/#no',
      '/ /pbx/none/',
      '/guides/ /pbx/none.png',
      '/index.md /ledger.md',
      '/index.md https://docs.example/index.md',
      '/sitemap-0.xml https://acme.github.io/pbx/none/',
    ].toSorted(),
  );
});

test('under a path of the very host that a site has before it is placed, the path is written once', () => {
  const [small, placed] = [join(root, 'unplaced'), join(root, 'rehearsed')];
  mkdirSync(small);
  writeFileSync(
    join(small, 'index.html'),
    '<link rel="canonical" href="https://docs.example/"><a href="/">home</a>',
  );
  writeFileSync(join(small, 'index.md'), '[home](/index.md) [whole](https://docs.example/index.md)');
  const rehearsal = new URL('https://docs.example/pbx/');
  placeSite(small, placed, rehearsal);
  expect(crawlSite(placed, rehearsal).dead).toEqual([]);
  expect(read(placed, 'index.md')).toBe(
    '[home](https://docs.example/pbx/index.md) [whole](https://docs.example/pbx/index.md)',
  );
});

test('a folder with a link to it is written anew, and the built site stays', () => {
  const link = join(root, 'link');
  symlinkSync(folder, link);
  placeSite(built, link, address);
  expect(read(link, 'index.html')).toContain('acme.github.io');
  expect(read(built, 'index.html')).toContain('docs.example');
});
