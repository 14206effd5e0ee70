/** How pages are read by keyboard, enlarged, in forced colours and on paper. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PAGE_KINDS } from '../support/page-kinds.ts';
import { useSite } from '../support/use-site.ts';

const site = useSite();

const PAGES = ['/operations/listCdrs/', '/schemas/User/', '/webhooks/call.missed/', '/guides/calls/'];

interface Stop {
  name: string;
  outlined: boolean;
  uncovered: boolean;
}

// What presses of Tab lead to, until they come round.
async function walk(page: Page): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let presses = 0; presses < 600; presses++) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(async () => {
      const element = document.activeElement!;
      if (element === document.body) return undefined;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      const isUncovered = () => {
        // A wrapped link is not in the middle of its box.
        const [box = element.getBoundingClientRect()] = element.getClientRects();
        const { left, width, top, bottom } = box;
        const inView = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
        return [top + Math.min(bottom - top, 20) / 2, inView].some((y) => {
          const seen = document.elementFromPoint(left + width / 2, y);
          return element.contains(seen) || (seen?.contains(element) ?? false);
        });
      };
      // What is shown beside an element goes a little after the focus has left it.
      for (const end = performance.now() + 1000; !isUncovered() && performance.now() < end;)
        await new Promise((resolve) => setTimeout(resolve, 50));
      return {
        name: `${element.tagName} ${element.textContent.trim().slice(0, 40)}`,
        outlined: outlineStyle !== 'none' && outlineWidth !== '0px',
        uncovered: isUncovered(),
      };
    });
    if (stop && stop.name === stops[0]?.name) return stops;
    if (stop) stops.push(stop);
  }
  return stops;
}

test.each(PAGES.flatMap((path) => [390, 1440].map((width) => [path, width] as const)))(
  'Tab goes through %s at %i px, and what has the focus is seen and outlined, in forced colours too',
  { timeout: 120_000 },
  async (path, width) => {
    const page = await site.open(path, {
      viewport: { width, height: 800 },
      forcedColors: 'active',
      reducedMotion: 'reduce',
    });
    const stops = await walk(page);
    expect(stops.map(({ name }) => name)).toEqual(expect.arrayContaining(['A Changelog']));
    expect(stops.filter(({ outlined, uncovered }) => !outlined || !uncovered)).toEqual([]);
  },
);

test.each(PAGES)(
  '%s enlarged to four times leaves three quarters of the screen to its text, and of the reference all',
  async (path) => {
    // A window of 1280 by 1024.
    const page = await site.open(path, { viewport: { width: 320, height: 256 } });
    await page.evaluate(() => scrollTo(0, 2000));
    const covered = await page.evaluate(() => {
      const isFixed = (element: Element | null): boolean =>
        element !== null &&
        (/fixed|sticky/.test(getComputedStyle(element).position) || isFixed(element.parentElement));
      const lines = Array.from({ length: innerHeight }, (_, y) =>
        document.elementFromPoint(innerWidth / 2, y),
      );
      return lines.filter(isFixed).length;
    });
    expect(covered).toBeLessThanOrEqual(path.startsWith('/guides/') ? 64 : 0);
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll('h1, .site-title, .site-title *')]
        .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth)
        .map(({ outerHTML }) => outerHTML.slice(0, 100)),
    );
    expect(cut).toEqual([]);
  },
);

test.each(PAGE_KINDS)(
  '%s has an outline without gaps, and a name for each landmark, dialog and list of tabs',
  async (path) => {
    const page = await site.open(path);
    const { levels, unnamed, navigations } = await page.evaluate(() => {
      const find = (selector: string) =>
        [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
      const nameOf = (element: Element) =>
        element.ariaLabel ??
        document.getElementById(element.getAttribute('aria-labelledby') ?? '')?.textContent.trim();
      const named = find('nav, section[aria-labelledby], [role=tablist], [role=tabpanel]');
      return {
        levels: find('h1, h2, h3, h4').map(({ tagName }) => Number(tagName[1])),
        unnamed: [...named, ...document.querySelectorAll('dialog')]
          .filter((one) => !nameOf(one))
          .map(({ outerHTML }) => outerHTML),
        navigations: find('nav').map(nameOf),
      };
    });
    expect([levels[0], levels.filter((level) => level === 1).length]).toEqual([1, 1]);
    expect(levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1)).toEqual([]);
    expect(unnamed).toEqual([]);
    expect(navigations).toEqual([...new Set(navigations)]);
  },
);

test('in forced colours the chosen tab differs from the others', async () => {
  const page = await site.open('/operations/listCdrs/', { forcedColors: 'active' });
  const looks = await page.locator('code-samples [role=tab]').evaluateAll((tabs) =>
    tabs.map((tab) => {
      const { borderBottomColor, borderBottomWidth, color, backgroundColor, textDecoration } =
        getComputedStyle(tab);
      return [borderBottomColor, borderBottomWidth, color, backgroundColor, textDecoration].join();
    }),
  );
  const [chosen, ...others] = looks;
  expect(others).not.toContain(chosen);
});

test('on paper each sample and each response has its name', async () => {
  const page = await site.open('/operations/listCdrs/');
  await page.emulateMedia({ media: 'print' });
  const names = await page.locator('code-samples pre:visible').evaluateAll((samples) =>
    samples.map((sample) => {
      const name = sample.closest('section')?.querySelector('h3, h4');
      return name?.checkVisibility({ visibilityProperty: true }) === true ? name.textContent : 'no name';
    }),
  );
  expect(names.length).toBeGreaterThan(0);
  expect(names).not.toContain('no name');
});
