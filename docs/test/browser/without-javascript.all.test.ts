import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { unfold, useSite } from '../support/use-site.ts';
import { PAGE_KINDS } from '../support/page-kinds.ts';

const site = useSite();

let page: Page;

beforeAll(async () => {
  page = await site.browser.newPage({ javaScriptEnabled: false });
});

async function partsOf(path: string): Promise<{ headings: number; unseen: string[] }> {
  await page.goto(site.url + path);
  await unfold(page);
  return page.evaluate(() => {
    // The form that sends requests is a script's, and is not there for those who have none.
    const find = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => !element.closest('try-it'));
    const headings = find('main :is(h1, h2, h3, h4)');
    const fields = find('main :is([id^="field-"], [id^="parameter-"])');
    const samples = find('main pre');
    const unseen = [...headings, ...fields, ...samples].filter(
      (element) => !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    );
    return {
      headings: headings.length,
      unseen: unseen.map((element) => `${element.tagName} ${element.id} ${element.textContent.slice(0, 60)}`),
    };
  });
}

test.each(PAGE_KINDS)('%s reads whole', async (path) => {
  const { headings, unseen } = await partsOf(path);
  expect(unseen).toEqual([]);
  expect(headings).toBeGreaterThan(0);
});

function coloursOf(own: Page): Promise<string[]> {
  return own.evaluate(() =>
    'html,body,header,h1,main p,main a,main code,pre,pre code i,nav a,.method'.split(',').map((selector) => {
      const element = document.querySelector(selector);
      if (!element) return `${selector}: none`;
      const { color, backgroundColor, borderTopColor, colorScheme } = getComputedStyle(element);
      return `${selector}: ${[color, backgroundColor, borderTopColor, colorScheme].join(' on ')}`;
    }),
  );
}

test.each(['light', 'dark'] as const)(
  'a reader who prefers %s has the same colours as with JavaScript',
  async (scheme) => {
    const scripted = await site.newPage({ colorScheme: scheme });
    await page.emulateMedia({ colorScheme: scheme });
    for (const path of ['/', '/operations/listCdrs/', '/guides/calls/', '/404/']) {
      await page.goto(site.url + path);
      await scripted.goto(site.url + path);
      expect(await coloursOf(page)).toEqual(await coloursOf(scripted));
    }
    const [whole] = await coloursOf(page);
    expect(whole).toMatch(new RegExp(`${scheme}$`));
  },
);
