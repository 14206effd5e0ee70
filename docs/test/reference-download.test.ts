import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { unzipSync } from 'fflate';
import { expect, onTestFinished, test } from 'vitest';
import { useSite } from './support/use-site.ts';

const site = useSite();

test('the start page leads to the contract and to the reference on one page', async () => {
  const page = await site.browser.newPage();
  await page.goto(`${site.origin}/`);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'on one page' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('reference.zip');
  for (const file of ['openapi.json', 'openapi.yaml', 'reference.zip']) {
    expect((await fetch(`${site.url}/${file}`)).status).toBe(200);
  }
});

test('the reference shows an operation from a folder of the reader, and asks nobody', async () => {
  const bundle = await (await fetch(`${site.url}/openapi.json`)).json();
  const { summary, tags } = bundle.paths['/cdrs'].get;
  const folder = mkdtempSync(join(tmpdir(), 'reference-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const files = unzipSync(await (await fetch(`${site.url}/reference.zip`)).bytes());
  expect(Object.keys(files)).toEqual(['reference.html']);
  writeFileSync(join(folder, 'reference.html'), files['reference.html']!);

  const page = await site.browser.newPage();
  const asked: string[] = [];
  const refused: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text());
  });
  await page.goto(pathToFileURL(join(folder, 'reference.html')).href, { waitUntil: 'networkidle' });
  await page.getByText(tags[0], { exact: true }).first().click();
  await page.getByRole('heading', { name: summary }).first().waitFor({ timeout: 10_000 });
  // The whole page, for what is asked only when it comes into view.
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.waitForLoadState('networkidle');
  expect({ foreign: asked.filter((url) => /^(?:https?|wss?):/.test(url)), refused }).toEqual({
    foreign: [],
    refused: [],
  });
});
