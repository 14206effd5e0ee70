import type { Page } from 'playwright-core';

/** Sums what tasks of a page take beyond 50 ms each, in ms. */
export async function watchBlockingTime(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const counted = Object.assign(window, { blockingTime: 0 });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) counted.blockingTime += Math.max(0, duration - 50);
    }).observe({ type: 'longtask', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { blockingTime: number }).blockingTime);
}
