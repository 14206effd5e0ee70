import { atLength } from '@telephony/testing/tiers';
import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { useSite } from '../support/use-site.ts';
import { PAGE_KINDS } from '../support/page-kinds.ts';

/** No page asks a foreign origin, and its policy would not let it. */

const site = useSite();

const LAYOUTS = new Set(['/', '/operations/listCdrs/', '/guides/calls/', ...atLength(PAGE_KINDS)]);

const foreign: string[] = [];
const faults: string[] = [];
let page: Page;

beforeAll(async () => {
  page = await site.browser.newPage({ reducedMotion: 'reduce' });
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith('data:') && new URL(url).origin !== site.origin) foreign.push(url);
  });
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(error.message));
});
beforeEach(() => {
  foreign.length = 0;
  faults.length = 0;
});

test.each(PAGE_KINDS)(
  '%s asks its own origin only, breaks no rule of its policy, and logs no fault',
  async (path) => {
    await page.goto(site.origin + path);
    if (LAYOUTS.has(path)) {
      await page.keyboard.press('Control+k');
      await page.getByRole('searchbox').fill('voicemail');
      await page.locator('#search-results a').first().waitFor();
      await page.keyboard.press('Escape');
    }
    await page.getByRole('combobox', { name: /theme/i }).first().selectOption('dark');
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.waitForLoadState('networkidle');
    expect({ foreign, faults }).toEqual({ foreign: [], faults: [] });
    // The next page is opened as a reader's first: in no theme of an earlier choice.
    await page.evaluate(() => localStorage.clear());
  },
);

test('the policy refuses a foreign script, style, picture and an inline script that was not built in', async () => {
  await page.goto(`${site.origin}/schemas/User/`);
  await page.evaluate(() => {
    const add = (tag: string, attributes: Record<string, string>, text = '') =>
      document.head.append(Object.assign(document.createElement(tag), attributes, { textContent: text }));
    add('script', { src: 'http://elsewhere.example/a.js' });
    add('link', { rel: 'stylesheet', href: 'http://elsewhere.example/a.css' });
    add('img', { src: 'http://elsewhere.example/a.png' });
    add('script', {}, 'window.planted = true');
    void fetch('http://elsewhere.example/').catch(() => {});
  });
  const refused = () => faults.filter((fault) => fault.includes('Content Security Policy')).join('\n');
  for (const what of ["/a.js'", "/a.css'", "/a.png'", 'inline script', "'http://elsewhere.example/'"]) {
    await expect.poll(refused).toContain(what);
  }
  expect(await page.evaluate(() => 'planted' in window)).toBe(false);
});
