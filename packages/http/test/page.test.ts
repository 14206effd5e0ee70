import { expect, test } from 'vitest';
import { open, useBrowser } from './support/open-page.ts';
import { serveDocument } from './support/serve-document.ts';

useBrowser();

test('fails are set by operation and example, for the next requests', async () => {
  const { ask, page, rule, complaints } = await open();
  await rule.locator('[name=operation]').fill('getThing');
  await page.locator('#operation-note', { hasText: 'GET /things/{id}' }).waitFor();
  await rule.locator('[name=example]').selectOption('404 gone');
  await rule.getByLabel('Number of requests').fill('2');
  await rule.getByRole('button', { name: 'Add rule' }).click();
  await page.locator('#rules li', { hasText: 'getThing 404 gone for 2 requests' }).waitFor();
  expect((await ask('GET /things/1')).json.message).toBe('It is gone.');
  await page.locator('#rules li', { hasText: 'used 1 time' }).waitFor();
  expect((await ask('GET /things/1')).status).toBe(404);
  expect((await ask('GET /things/1')).status).toBe(200);
  await page.getByText('No rules: every request gets the usual response.').waitFor();
  expect(complaints).toEqual([]);
});

test('has a strict policy, and serves its own files alone', async () => {
  const { url } = await serveDocument();
  const moved = await fetch(`${url}/_mock`, { redirect: 'manual' });
  expect([moved.status, moved.headers.get('location')]).toEqual([302, '/_mock/']);
  for (const path of ['/_mock/', '/_mock/page/page.js', '/_mock/page/base.css', '/_mock/page/control.css']) {
    const { status, headers } = await fetch(url + path);
    const policy = headers.get('content-security-policy') ?? '';
    expect([path, status]).toEqual([path, 200]);
    expect(policy).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
    expect(policy).not.toMatch(/unsafe|\*|data:|http/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  }
  for (const name of [
    'none.js',
    'page.ts',
    'index.html',
    '..%2Fadd-page.js',
    '%2e%2e%2fcontrol-page.js',
    'page.js%00',
  ])
    expect([name, (await fetch(`${url}/_mock/page/${name}`)).status]).toEqual([name, 404]);
});
