import { join } from 'node:path';
import { axeViolations } from '@telephony/testing/axe-violations';
import { openBrowser } from '@telephony/testing/open-browser';
import { temporaryFolder } from '@telephony/testing/temporary-folder';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { Platform } from '../../src/platform/platform.ts';
import { createPlatform } from '../../src/start/create-platform.ts';
import { callWords } from '../support/call-words.ts';
import { serveWallboard } from './support/serve-wallboard.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** The page of a wallboard, before anything has happened. */
async function open() {
  const platform = createPlatform({ clock: 'manual' }, () => 0);
  const file = join(temporaryFolder(), 'wallboard.sqlite');
  let served = await serveWallboard(platform, file);
  const page = await browser.newPage();
  page.setDefaultTimeout(10_000);
  onTestFinished(async () => {
    await page.close();
    await served.close();
  });
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(served.url);
  await page.locator('#connection', { hasText: 'Live' }).waitFor();
  const restart = async (whileDown: () => Promise<void>) => {
    const { port } = new URL(served.url);
    await served.close();
    await whileDown();
    served = await serveWallboard(platform, file, Number(port));
  };
  return { platform, page, complaints, restart };
}

/** A call that waits, one that talks, and one that was missed. */
async function happen(platform: Platform): Promise<{ waits: number; talks: number }> {
  const words = callWords(platform);
  const gone = words.receive({ from: '447700900789', to: '442079460101', fromName: '<b>Dora</b>' });
  await platform.clock.advance(9000);
  words.hangUp(gone.id, 'src');
  const talks = words.receive({ from: '447700900123', to: '442079460101' });
  await platform.clock.advance(6000);
  words.answer(talks.id, 410_002);
  const waits = words.receive({ from: '447700900456', to: '442079460102' });
  await platform.clock.advance(35_000);
  return { waits: waits.id, talks: talks.id };
}

const row = (page: Page, section: string, text: string) =>
  page.locator(`#${section} tr`, { hasText: text }).first();

test('shows what happens as it happens', async () => {
  const { complaints, page, platform } = await open();
  const { talks } = await happen(platform);
  await row(page, 'agents', 'Tom Reyes').filter({ hasText: 'Talks: Alice Moran' }).waitFor();
  await row(page, 'missed', '447700900789').filter({ hasText: 'Sales' }).waitFor();
  expect(await row(page, 'queues', 'Sales').locator('td').allInnerTexts()).toEqual([
    '0',
    '–',
    '1',
    '1',
    '0',
    '0:06',
    '50 %',
  ]);
  callWords(platform).hangUp(talks, 'src');
  await row(page, 'agents', 'Tom Reyes').filter({ hasText: 'Free' }).waitFor();
  expect(complaints).toEqual([]);
});

test('counts the seconds of who waits, and on from there after a break in which nothing was lost', async () => {
  const { page, platform, restart } = await open();
  await happen(platform);
  const longest = page.locator('#totals div', { hasText: 'Longest wait' });
  await longest.filter({ hasText: /0:3[5-9]/ }).waitFor();
  await restart(async () => {});
  callWords(platform).receive({ from: '447700900486', to: '442079460102' });
  await platform.clock.advance(1000);
  await page.locator('#totals div', { hasText: 'Waiting' }).filter({ hasText: '2' }).waitFor();
  await longest.filter({ hasText: /0:3[6-9]/ }).waitFor();
  await row(page, 'agents', 'Talks: Alice Moran').waitFor();
  expect(await page.locator('#connection').innerText()).toBe('Live');
});

test('can be read by everybody, in light and dark, and on a phone', async () => {
  const { page, platform } = await open();
  await happen(platform);
  await row(page, 'missed', '447700900789').waitFor();
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [1200, 375]) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      expect(await axeViolations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
});
