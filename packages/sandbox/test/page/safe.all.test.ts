import { expect, test } from 'vitest';
import { useOpenPage } from './support/open-page.ts';

const open = useOpenPage();

const HOSTILE = '<img src=x onerror=alert(1)>';

test('names, texts, addresses and answers of strangers stay text', async () => {
  const { page, sandbox } = open;
  await sandbox.control.POST('/receiver/webhook');
  await sandbox.control.webhook({
    name: HOSTILE,
    types: ['received_sms'],
    url: `${sandbox.url}/_sandbox/receiver/events`,
  });
  await sandbox.control.POST('/seed', {
    body: {
      queues: [{ id: 30601, name: HOSTILE }],
      users: [{ id: 410002, first_name: HOSTILE, last_name: '' }],
    },
  });
  await sandbox.control.call({ from: '447700900456', to: '2104', from_name: HOSTILE });
  await sandbox.control.sms({ from: '447700900123', to: '442079460100', text: HOSTILE });
  await page.locator('li.call', { hasText: HOSTILE }).waitFor();
  for (const summary of await page.locator('#event-list summary').all()) await summary.click();
  await page.locator('#event-list pre', { hasText: HOSTILE }).first().waitFor();
  expect(await page.locator('img').count()).toBe(0);
  expect(open.complaints).toEqual([]);
});

test('has a strict policy, and no other page can frame it', async () => {
  for (const path of ['/', '/_sandbox/page/page.js', '/_sandbox/page/page.css']) {
    const { headers, status } = await fetch(open.sandbox.url + path);
    const policy = headers.get('content-security-policy') ?? '';
    expect([path, status]).toEqual([path, 200]);
    expect(policy).toMatch(/default-src 'none'/);
    expect(policy).toMatch(/frame-ancestors 'none'/);
    expect(policy).not.toMatch(/unsafe|\*|data:|http/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  }
});

test.each([
  'none.js',
  'page.ts',
  'page.d.ts',
  '..%2Fadd-sandbox-page.js',
  '%2e%2e%2f%2e%2e%2fbin.js',
  'page.js%00',
])('serves its scripts and nothing beside them: %s', async (name) => {
  const { status } = await fetch(`${open.sandbox.url}/_sandbox/page/${name}`);
  expect(status).toBe(404);
});

test('the whole page is small', async () => {
  const { page, sandbox } = open;
  const sizes: number[] = [];
  page.on('response', (response) => {
    if (/\/$|\.(js|css|svg)$/.test(response.url()))
      void response.body().then((body) => sizes.push(body.length));
  });
  await page.goto(sandbox.url);
  await page.locator('#sign-in-token').waitFor();
  const total = sizes.reduce((sum, size) => sum + size, 0);
  expect(sizes.length).toBeGreaterThan(2);
  expect(total).toBeLessThan(120_000);
});
