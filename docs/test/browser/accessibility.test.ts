/**
 * No page of any kind breaks a rule of axe-core, whole, with all that folds open, on a phone, a tablet and a desk, in
 * either theme; text has the contrast of level AAA, and targets have the size of WCAG 2.2. `npm test` takes three pages,
 * `npm run test:all` one of each kind, the nightly run all.
 */
import type { Page } from 'playwright-core';
import { isEverything, isSoak } from '@telephony/testing/tiers';
import { beforeAll, expect, test } from 'vitest';
import { axeViolations } from '@telephony/testing/axe-violations';
import { pageAddresses } from '../support/built-site.ts';
import { PAGE_KINDS } from '../support/page-kinds.ts';
import { unfold, useSite } from '../support/use-site.ts';

const site = useSite();

const WIDTHS = [390, 1024, 1440];
const FEW = ['/', '/operations/listCdrs/', '/guides/calls/'];
const ADDRESSES = isSoak ? pageAddresses() : isEverything ? PAGE_KINDS : FEW;

let page: Page;

beforeAll(async () => {
  page = await site.browser.newPage({ reducedMotion: 'reduce' });
});

type Theme = 'light' | 'dark';

async function show(theme: Theme): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await page.locator(`html[data-theme=${theme}]`).waitFor();
}

async function partsIn(theme: Theme): Promise<string[]> {
  await show(theme);
  return page.evaluate(() => [
    ...document.body.outerHTML.split('\n'),
    ...[...document.body.querySelectorAll('*')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const visible = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      return `${element.tagName} ${[x, y, width, height].join()} ${visible}`;
    }),
  ]);
}

test.each(ADDRESSES)('%s breaks no rule', { timeout: 240_000 }, async (path) => {
  await page.emulateMedia({ colorScheme: 'light' });
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(site.url + path);
    await unfold(page);
    expect({ width, found: await axeViolations(page, { contrast: 'AAA' }) }).toEqual({ width, found: [] });
  }
  await show('dark');
  expect(await axeViolations(page, { rules: 'colour', contrast: 'AAA' })).toEqual([]);
  // Colours are all that differs, so that no other rule can break in one theme alone. A page settles for a while.
  const differing = async () => {
    const light = await partsIn('light');
    const dark = await partsIn('dark');
    return [...light.filter((part, index) => part !== dark[index]), ...dark.slice(light.length)];
  };
  await expect.poll(differing, { timeout: 10_000 }).toEqual([]);
});

test('a planted break is found, of colours and of others', async () => {
  await page.goto(`${site.url}/changelog/`);
  await page.evaluate(() => {
    const faint = Object.assign(document.createElement('p'), { textContent: 'Hardly to be read.' });
    faint.style.cssText = 'color: #777; background: #888';
    document.querySelector('main')?.append(document.createElement('button'), faint);
  });
  const all = (await axeViolations(page)).join();
  expect(all).toContain('button-name');
  expect(all).toContain('color-contrast: ');
  const ofColour = (await axeViolations(page, { rules: 'colour' })).join();
  expect(ofColour).toContain('color-contrast: ');
  expect(ofColour).not.toContain('button-name');
});
