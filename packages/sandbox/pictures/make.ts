/**
 * Makes the pictures of the README: `node packages/sandbox/pictures/make.ts`, after `npm run build`. They show the same each time,
 * as the clock stands still and the ids are those of one seed.
 */
import { writeFileSync } from 'node:fs';
import { openBrowser } from '@telephony/testing/open-browser';
import type { Page } from 'playwright-core';
import { startSandbox } from '../src/index.ts';
import { pixelsOf } from './pixels-of.ts';
import { smallPng } from './small-png.ts';

const sandbox = await startSandbox({ port: 4020, clock: 'manual', seed: 7 });
const browser = await openBrowser();
try {
  await happen();
  await picture('desktop.png', 1280, 960, async (page) => {
    await page.locator('#event-list summary', { hasText: 'failed' }).first().click();
    await page.evaluate(() => window.scrollTo(0, 110));
  });
  await picture('phone.png', 390, 780, async (page) => {
    await page.locator('#calls').evaluate((section) => section.scrollIntoView());
  });
} finally {
  await browser.close();
  await sandbox.close();
}

/** A morning of an account: a call is over, one talks, one waits, one is in the menu. */
async function happen(): Promise<void> {
  const { control, baseUrl, signIn } = sandbox;
  const headers = { 'X-Auth-Token': signIn?.token ?? '' };
  await control.POST('/receiver/webhook');
  const over = await control.call({ from: '447700900789', to: '442079460101' });
  await control.answer(over.id, 410_002);
  await control.advance({ seconds: 42 });
  await control.hangUp(over.id);
  await control.advance({ minutes: 1 });
  const talks = await control.call({ from: '447700900456', to: '442079460102' });
  await control.advance({ seconds: 6 });
  await control.answer(talks.id, 410_004);
  await control.advance({ seconds: 9 });
  await control.PATCH('/receiver', { body: { status: 503 } });
  await control.sms({ from: '447700900123', to: '442079460100', text: 'Is my bike ready?' });
  await control.advance({ minutes: 2 });
  await control.PATCH('/receiver', { body: { status: 204 } });
  await control.call({ from: '447700900123', to: '442079460101' });
  await control.advance({ seconds: 4 });
  await fetch(`${baseUrl}/contacts?limit=1&dir=DESC`, { headers });
  await fetch(`${baseUrl}/cdrs?limit=2`, { headers });
  await fetch(`${baseUrl}/cdrs/1`, { headers });
}

async function picture(
  name: string,
  width: number,
  height: number,
  prepare: (page: Page) => Promise<void>,
): Promise<void> {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.goto(sandbox.url);
  await page.locator('#sign-in-token').waitFor({ state: 'attached' });
  await prepare(page);
  writeFileSync(new URL(name, import.meta.url), smallPng(await pixelsOf(browser, await page.screenshot())));
  await page.close();
}
