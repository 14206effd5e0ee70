import { expect, test } from 'vitest';
import { useSite } from './support/use-site.ts';

const site = useSite();

/** Opens a page and gives it with all addresses that it asked and all that its policy refused. */
async function open(path: string) {
  const page = await site.browser.newPage();
  const requests: string[] = [];
  const refused: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text());
  });
  await page.goto(site.origin + path, { waitUntil: 'networkidle' });
  return {
    page,
    refused,
    foreign: () =>
      requests.filter((url) => !/^(data|blob):/.test(url) && new URL(url).origin !== site.origin),
  };
}

test('the reference shows an operation and asks no foreign origin', async () => {
  const bundle = await (await fetch(`${site.url}/openapi.json`)).json();
  const { summary, tags } = bundle.paths['/cdrs'].get;
  const { page, refused, foreign } = await open('/redoc/');
  await page.getByText(tags[0], { exact: true }).first().click();
  await page.getByRole('heading', { name: summary }).first().waitFor({ timeout: 10_000 });
  // The whole page, for what is asked only when it comes into view.
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.waitForLoadState('networkidle');
  expect({ foreign: foreign(), refused }).toEqual({ foreign: [], refused: [] });
});

test('the start page leads to the reference and to the document', async () => {
  const { page, foreign } = await open('/');
  expect(await page.getByRole('heading', { level: 1 }).textContent()).not.toBe('');
  await page.getByRole('link', { name: 'Reference on one page' }).click();
  await page.waitForURL(`${site.origin}/redoc/`);
  expect(foreign()).toEqual([]);
  for (const file of ['openapi.json', 'openapi.yaml']) {
    expect((await fetch(`${site.url}/${file}`)).status).toBe(200);
  }
});
