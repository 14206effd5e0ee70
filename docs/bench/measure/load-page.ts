import type { Browser } from 'playwright-core';
import { watchBlockingTime } from './blocking-time.ts';
import { watchLayoutShift } from './layout-shift.ts';
import { type Line, putOnLine } from './line.ts';
import { watchReadable } from './readable.ts';
import { countTraffic } from './traffic.ts';

/** What one cold load of a page came to. */
export interface Load {
  kilobytes: number;
  requests: number;
  readable: number;
  blocking: number;
  shift: number;
}

/**
 * Loads a page with nothing cached, until it is readable and then quiet.
 *
 * @throws Error if something of it is not served, or if it takes longer than a minute
 */
export async function loadPage(browser: Browser, url: string, text: string, line: Line): Promise<Load> {
  await using context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const readable = await watchReadable(page, text);
  const blocking = await watchBlockingTime(page);
  const shift = await watchLayoutShift(page);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const traffic = countTraffic(session);
  await putOnLine(session, line);
  await page.goto(url, { waitUntil: 'commit', timeout: 60_000 });
  const readableAt = await readable();
  await page.waitForLoadState('networkidle', { timeout: 60_000 });
  if (traffic.missing.length > 0) throw new Error(`Not served: ${traffic.missing.join(', ')}`);
  return {
    kilobytes: traffic.bytes / 1000,
    requests: traffic.requests,
    readable: readableAt / 1000,
    blocking: await blocking(),
    shift: await shift(),
  };
}
