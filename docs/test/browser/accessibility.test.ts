/**
 * No page of any kind breaks a rule of axe-core, in either theme, with all that folds open, and text has the contrast of level AAA. Of what a page repeats, such as the
 * rows of a table, the first are examined; all of it in the nightly run. `npm test` takes three pages, `npm run test:all` one of each kind,
 * the nightly run all.
 */
import type { Page } from 'playwright-core';
import { isEverything, isSoak, rounds } from '@telephony/testing/tiers';
import { beforeAll, expect, test } from 'vitest';
import { axeViolations } from '@telephony/testing/axe-violations';
import { pageAddresses } from '../support/built-site.ts';
import { PAGE_KINDS } from '../support/page-kinds.ts';
import { useSite } from '../support/use-site.ts';

const site = useSite();

/** Elements of one kind beside each other that are examined. */
const ALIKE = rounds(3, Number.MAX_SAFE_INTEGER);

const FEW = ['/', '/operations/listCdrs/', '/guides/calls/'];
const ADDRESSES = isSoak ? pageAddresses() : isEverything ? PAGE_KINDS : FEW;

let page: Page;

beforeAll(async () => {
  page = await site.browser.newPage({ reducedMotion: 'reduce' });
});

async function openWhole(path: string): Promise<void> {
  await page.goto(site.url + path);
  await page.evaluate((alike) => {
    for (const details of document.querySelectorAll('details')) {
      // With a name, only one of them can be open.
      details.removeAttribute('name');
      details.open = true;
    }
    for (const parent of document.body.querySelectorAll('*')) {
      const kinds = Map.groupBy(parent.children, ({ tagName, className }) => `${tagName} ${className}`);
      for (const elements of kinds.values()) for (const element of elements.slice(alike)) element.remove();
    }
  }, ALIKE);
}

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

test.each(ADDRESSES)('%s breaks no rule in either theme', async (path) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await openWhole(path);
  await show('light');
  expect(await axeViolations(page, { contrast: 'AAA' })).toEqual([]);
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

test('a phone breaks no rule either', async () => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openWhole('/operations/listCdrs/');
  expect(await axeViolations(page, { contrast: 'AAA' })).toEqual([]);
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
