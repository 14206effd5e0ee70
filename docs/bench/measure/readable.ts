import type { Page } from 'playwright-core';

/**
 * Notes when a text is first painted as a text of its own, wherever on the page. It looks every 25 ms, by a query that
 * the browser runs without laying out the page, so that it burdens large pages little.
 */
export async function watchReadable(page: Page, text: string): Promise<() => Promise<number>> {
  await page.addInitScript((wanted) => {
    const look = () => {
      const found = document.evaluate(
        `//body//text()[normalize-space()="${wanted}"]`,
        document,
        null,
        XPathResult.ORDERED_NODE_SNAPSHOT_TYPE,
      );
      for (let index = 0; index < found.snapshotLength; index += 1) {
        let element = found.snapshotItem(index)?.parentElement;
        while (element && getComputedStyle(element).display === 'contents') element = element.parentElement;
        if (!element?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        // The frame after the next one begins when the next one is painted.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => Object.assign(window, { readableAt: performance.now() })),
        );
        return;
      }
      setTimeout(look, 25);
    };
    look();
  }, text);
  return async () => {
    const at = await page.waitForFunction(() => (window as { readableAt?: number }).readableAt, undefined, {
      timeout: 60_000,
      polling: 200,
    });
    return Number(await at.jsonValue());
  };
}
