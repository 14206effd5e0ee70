import { networkInterfaces } from 'node:os';
import { openBrowser } from '@telephony/testing/open-browser';
import { axeViolations } from '@telephony/testing/axe-violations';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../../src/start/start-sandbox.ts';

let browser: Browser;
let page: Page;
let sandbox: Sandbox;

beforeAll(async () => {
  browser = await openBrowser();
});

beforeEach(async () => {
  page = await browser.newPage();
  page.setDefaultTimeout(10_000);
});

afterEach(async () => {
  await page.close();
  await sandbox.close();
});

afterAll(() => browser.close());

test('a connection that is lost is said, and found again with what has happened since', async () => {
  sandbox = await startSandbox({ port: 0 });
  const port = Number(new URL(sandbox.url).port);
  await page.goto(sandbox.url);
  await page.locator('header .badge', { hasText: 'Connected' }).waitFor();
  await sandbox.close();
  await page.getByText('Connection to the sandbox lost. Trying again.').waitFor();
  await page.getByText('Connection lost', { exact: true }).waitFor();
  sandbox = await startSandbox({ port });
  await sandbox.control.call({ from: '447700900123', to: '2104' });
  await page.getByText('Connected again.').waitFor();
  await page.locator('li.call', { hasText: 'Jonas' }).waitFor();
  expect(await page.locator('header .badge').textContent()).toBe('Connected');
});

/** This machine by an address at which it is another one for the sandbox. */
const elsewhere = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .find(({ internal, family }) => !internal && family === 'IPv4')?.address;

test.runIf(elsewhere)(
  'from another machine it asks for the control token, and keeps it for the tab',
  async () => {
    sandbox = await startSandbox({ port: 0, host: '0.0.0.0', controlToken: 'open-sesame-to-the-sandbox' });
    const url = `http://${elsewhere}:${new URL(sandbox.url).port}/`;
    await page.goto(url);
    const field = page.getByLabel('Control token', { exact: true }).last();
    await field.fill('wrong');
    await page.keyboard.press('Enter');
    await page.getByText('Control token needed').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await field.fill('open-sesame-to-the-sandbox');
    await page.keyboard.press('Enter');
    await page.locator('#sign-in-token').waitFor();
    await page.getByRole('button', { name: /^Send all events here/ }).click();
    await page.getByRole('form', { name: 'Somebody calls in' }).getByRole('button').click();
    await page.locator('#event-list .badge', { hasText: 'delivered' }).first().waitFor();
    await page.reload();
    await page.locator('#sign-in-token').waitFor();
    const other = await browser.newPage();
    await other.goto(url);
    await other.getByText('Control token needed').waitFor();
    await other.close();
  },
);
