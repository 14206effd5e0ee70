/** No page of any kind breaks a rule of axe-core, in either theme, with all that folds open. */
import axe from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Docs, startDocs } from '../../src/start-docs.ts';
import { openBrowser } from '../support/open-browser.ts';
import { PAGE_KINDS } from '../support/page-kinds.ts';

let docs: Docs;
let browser: Browser;

beforeAll(async () => {
  [docs, browser] = await Promise.all([startDocs({ port: 0 }), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await docs?.close();
});

/** What axe-core finds on a page: the rule, where, and why. */
async function violationsOf(page: Page): Promise<string[]> {
  // Not a script element: the policy of the page would refuse it.
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    for (const details of document.querySelectorAll('details')) {
      // With a name, only one of them can be open.
      details.removeAttribute('name');
      details.open = true;
    }
    const { axe: checker } = window as unknown as { axe: typeof import('axe-core') };
    const { violations } = await checker.run(document, { resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.target.join(' ')}: ${node.failureSummary ?? ''}`),
    );
  });
}

describe.each(['light', 'dark'] as const)('in the %s theme', (colorScheme) => {
  test.each(PAGE_KINDS)('%s breaks no rule', async (path) => {
    const page = await browser.newPage({ colorScheme, reducedMotion: 'reduce' });
    await page.goto(docs.url + path);
    expect(await page.locator('html').getAttribute('data-theme')).toBe(colorScheme);
    expect(await violationsOf(page)).toEqual([]);
    await page.close();
  });
});

test('a phone breaks no rule either', async () => {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' });
  await page.goto(`${docs.url}/operations/listCdrs/`);
  expect(await violationsOf(page)).toEqual([]);
  await page.close();
});

test('a planted break is found', async () => {
  const page = await browser.newPage();
  await page.goto(`${docs.url}/changelog/`);
  await page.evaluate(() => document.querySelector('main')?.append(document.createElement('button')));
  expect((await violationsOf(page)).join()).toContain('button-name');
  await page.close();
});
