/** No page of any kind breaks a rule of axe-core, in either theme, with all that folds open. */
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { useSite } from '../support/use-site.ts';
import { PAGE_KINDS } from '../support/page-kinds.ts';

const site = useSite();

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
    const { axe: checker } = window as unknown as { axe: typeof axe };
    const { violations } = await checker.run(document, { resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.target.join(' ')}: ${node.failureSummary ?? ''}`),
    );
  });
}

describe.each(['light', 'dark'] as const)('in the %s theme', (colorScheme) => {
  test.each(PAGE_KINDS)('%s breaks no rule', async (path) => {
    const page = await site.browser.newPage({ colorScheme, reducedMotion: 'reduce' });
    await page.goto(site.url + path);
    expect(await page.locator('html').getAttribute('data-theme')).toBe(colorScheme);
    expect(await violationsOf(page)).toEqual([]);
    await page.close();
  });
});

test('a phone breaks no rule either', async () => {
  const page = await site.browser.newPage({ viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' });
  await page.goto(`${site.url}/operations/listCdrs/`);
  expect(await violationsOf(page)).toEqual([]);
  await page.close();
});

test('a planted break is found', async () => {
  const page = await site.browser.newPage();
  await page.goto(`${site.url}/changelog/`);
  await page.evaluate(() => document.querySelector('main')?.append(document.createElement('button')));
  expect((await violationsOf(page)).join()).toContain('button-name');
  await page.close();
});
