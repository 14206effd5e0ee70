import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { axeViolations } from '@telephony/testing/axe-violations';
import { openBrowser } from '@telephony/testing/open-browser';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { callWords } from '../support/call-words.ts';
import { MEI, type ServedPlatform, servePlatform } from '../support/serve-platform.ts';

let browser: Browser;
let example: ChildProcess;
let url: URL;

const program = new URL('examples/react/serve.ts', import.meta.resolve('@telephony/client/package.json'));

beforeAll(async () => {
  const child = spawn(process.execPath, [fileURLToPath(program)], { stdio: ['ignore', 'pipe', 'inherit'] });
  example = child;
  const [said] = (await once(child.stdout, 'data')) as [Buffer];
  url = new URL(said.toString().trim());
  browser = await openBrowser();
});
afterAll(async () => {
  example.kill();
  await browser.close();
});

/** The page of a platform where nobody talks, and where somebody has signed in. */
async function open(token = MEI) {
  const platform = await servePlatform({ liveCalls: false });
  const page = await browser.newPage();
  page.setDefaultTimeout(10_000);
  onTestFinished(async () => {
    await page.close();
    await platform.close();
  });
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(`${url.origin}/?platform=${platform.url}/v1.2/voice`);
  await page.getByLabel('Token').fill(token);
  await page.getByRole('button', { name: 'Sign in' }).click();
  return { complaints, page, platform };
}

const rows = (page: Page, section: string) =>
  page.locator(`section[aria-labelledby=${section}] :is(li, p:has(button))`);
const dialled = ({ platform }: ServedPlatform) => [...platform.exchange.calls.values()].map(({ id }) => id);

test('click to call: it rings once, is seen as a live call, and is hung up', async () => {
  const { complaints, page, platform } = await open();
  await page.getByText('Nobody talks').waitFor();
  await page.getByRole('textbox', { name: 'Number' }).fill('+44 7700 900456');
  await page.getByRole('button', { name: 'Call', exact: true }).click();
  await page.getByText('Pick up your phone').waitFor();
  await rows(page, 'live').filter({ hasText: '447700900456' }).waitFor();
  expect(dialled(platform)).toHaveLength(1);
  await page.getByRole('button', { name: 'Hang up' }).click();
  await page.getByText('Nobody talks').waitFor();
  expect(dialled(platform)).toEqual([]);
  expect(complaints).toEqual([]);
});

test('calls of others come and go by themselves', async () => {
  const { page, platform } = await open();
  await page.getByText('Nobody talks').waitFor();
  const words = callWords(platform.platform);
  const call = words.receive({ from: '447700900123', to: '442079460101' });
  await rows(page, 'live').filter({ hasText: '447700900123' }).first().waitFor();
  words.hangUp(call.id, 'src');
  await page.getByText('Nobody talks').waitFor();
  expect(await rows(page, 'live').count()).toBe(0);
});

test('the records have the direction that was chosen', async () => {
  const { page, platform } = await open();
  await rows(page, 'records').first().waitFor();
  const { json } = await platform.ask(
    `GET /cdrs?limit=1&filter=${encodeURIComponent('[{"property":"type","operator":"eq","value":"M"}]')}`,
  );
  await page.getByLabel('Direction').selectOption('Missed');
  await page.getByText(`of ${json.total}`, { exact: false }).waitFor();
  const records = await rows(page, 'records').allInnerTexts();
  expect(records.filter((text) => !text.includes('Missed:'))).toEqual([]);
});

test('a token that is refused, and the page of the next user', async () => {
  const { page } = await open('not-a-token');
  await page.getByRole('alert').first().waitFor();
  expect(await page.getByRole('alert').first().innerText()).toContain('401');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByLabel('Token').fill(MEI);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await rows(page, 'records').first().waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
});

test('can be read by everybody, in light and dark, and on a phone', async () => {
  const { page, platform } = await open();
  callWords(platform.platform).receive({ from: '447700900123', to: '442079460101' });
  await rows(page, 'live').first().waitFor();
  await rows(page, 'records').first().waitFor();
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [1000, 375]) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      expect(await axeViolations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
});
