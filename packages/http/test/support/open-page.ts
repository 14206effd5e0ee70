import { openBrowser } from '@telephony/testing/open-browser';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { serveDocument } from './serve-document.ts';

let browser: Browser;

/** Opens a browser for the tests of a file. */
export function useBrowser(): void {
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());
}

/** Opens the page of a server. `complaints` is what the browser reports, such as what the policy forbids. */
export async function open() {
  const served = await serveDocument();
  const page = await browser.newPage({ bypassCSP: false, viewport: { width: 1280, height: 900 } });
  page.setDefaultTimeout(10_000);
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  onTestFinished(() => page.close());
  await page.goto(`${served.url}/_mock`);
  await page.locator('#operations option').first().waitFor({ state: 'attached' });
  return { ...served, page, complaints, rule: page.locator('#rule'), send: page.locator('#send') };
}
