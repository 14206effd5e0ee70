import { startSandbox } from '@telephony/sandbox';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeViolations } from '@telephony/testing/axe-violations';
import { MOCK, SANDBOX, SANDBOX_TOKEN } from '../../src/scripts/servers.ts';
import { useSite } from '../support/use-site.ts';

const site = useSite();
const OWN = 'https://pbx.example/v1.2/acme';
const TOKEN = 'a-token-of-a-reader';

async function open(path: string, options = {}): Promise<Page> {
  const page = await site.open(path, { permissions: ['clipboard-read', 'clipboard-write'], ...options });
  page.setDefaultTimeout(10_000);
  return page;
}

const chooser = (page: Page) => page.locator('server-chooser');
const text = async (page: Page) => (await page.locator('main').textContent()) ?? '';
const copied = (page: Page) => page.evaluate(async () => navigator.clipboard.readText());

async function choose(page: Page, name: 'Mock' | 'Sandbox' | 'My own'): Promise<void> {
  await chooser(page).locator('summary').click();
  await chooser(page).getByRole('radio', { name }).check();
}

async function copyFirst(page: Page): Promise<string> {
  const block = page.locator('.code-block').filter({ hasText: 'curl' }).first();
  await block.hover();
  await block.getByRole('button').click();
  await expect.poll(() => copied(page)).toContain('curl');
  return copied(page);
}

test('the token of the samples is that of every sandbox', async () => {
  await using sandbox = await startSandbox({ port: 0 });
  expect(sandbox.signIn?.token).toBe(SANDBOX_TOKEN);
  expect(SANDBOX.endsWith(new URL(sandbox.baseUrl).pathname)).toBe(true);
});

test('without JavaScript samples call the sandbox, and there is nothing to choose', async () => {
  const page = await open('/guides/authentication/', { javaScriptEnabled: false });
  expect(await text(page)).toContain(`X-Auth-Token: ${SANDBOX_TOKEN}`);
  expect(await text(page)).not.toContain('$TELEPHONY_TOKEN');
  expect(await chooser(page).isVisible()).toBe(false);
});

test('a server that is chosen is in all samples of all pages, until the tab is closed', async () => {
  const page = await open('/guides/authentication/');
  const before = (await text(page)).split(SANDBOX).length;
  await choose(page, 'Mock');
  expect(await text(page)).not.toContain(SANDBOX);
  expect((await text(page)).split(MOCK).length).toBeGreaterThanOrEqual(before);
  expect(await text(page)).toContain('X-Auth-Token: any');
  await page.goto(`${site.url}/guides/queues/`);
  expect(await text(page)).toContain(`${MOCK}/queues`);
  expect(await copyFirst(page)).toContain(`${MOCK}/queues`);
  await page.goto(`${site.url}/operations/listQueues/`);
  expect(await copyFirst(page)).toContain(`${MOCK}/queues`);
  await page.goBack();
  expect(await chooser(page).locator('summary').textContent()).toContain('the mock');
  await choose(page, 'Sandbox');
  expect(await text(page)).not.toContain(MOCK);
  expect(await text(page)).toContain(SANDBOX_TOKEN);
});

test("a reader's token is in what they copy and nowhere on the page", async () => {
  const page = await open('/guides/queues/');
  await choose(page, 'My own');
  await chooser(page).getByLabel('Base address').fill('pbx.example');
  expect(await chooser(page).textContent()).toContain('"pbx.example" is not an address');
  expect(await text(page)).toContain('https://HOST/v1.2/SERVICE/queues');
  await chooser(page).getByLabel('Base address').fill(`${OWN}/`);
  await chooser(page).getByLabel('Token').fill(TOKEN);
  expect(await axeViolations(page)).toEqual([]);
  expect(await page.content()).not.toContain(TOKEN);
  expect(await text(page)).not.toContain(SANDBOX_TOKEN);
  expect(await copyFirst(page)).toMatch(new RegExp(`X-Auth-Token: ${TOKEN}"[^]*${OWN}/queues`));

  await page.locator('.code-block pre').filter({ hasText: 'curl' }).first().selectText();
  await page.keyboard.press('Control+c');
  await expect.poll(() => copied(page)).toMatch(new RegExp(`X-Auth-Token: ${TOKEN}"[^]*${OWN}/queues`));

  await page.reload();
  expect(await chooser(page).getByLabel('Base address').inputValue()).toBe(OWN);
  await choose(page, 'Mock');
  expect(await chooser(page).getByLabel('Token').inputValue()).toBe('');
  await chooser(page).getByRole('radio', { name: 'My own' }).check();
  expect(await chooser(page).getByLabel('Token').inputValue()).toBe(TOKEN);
  await chooser(page).getByLabel('Base address').fill('https://other.example/v1.2/acme');
  expect(await chooser(page).getByLabel('Token').inputValue()).toBe('');
  expect(await copyFirst(page)).toMatch(/X-Auth-Token: YOUR_TOKEN"[^]*other\.example/);
});

test('samples of an operation follow the server that is chosen for Send', async () => {
  const page = await open('/operations/listCdrs/');
  const sample = page.locator('#sample-curl pre');
  const command = page.locator('#sample-terminal pre');
  await page.getByRole('tab', { name: 'Terminal', exact: true }).click();
  expect(await command.innerText()).toContain('--profile sandbox');
  await page.getByRole('tab', { name: 'cURL', exact: true }).click();
  expect(await sample.innerText()).toContain(`${SANDBOX}/cdrs`);
  expect(await sample.innerText()).toContain(SANDBOX_TOKEN);
  await page.getByRole('button', { name: 'Change the request' }).click();
  await page.locator('try-it').getByLabel('Server', { exact: true }).selectOption(MOCK);
  expect(await sample.innerText()).toContain(`${MOCK}/cdrs`);
  expect(await sample.innerText()).not.toContain(SANDBOX_TOKEN);
  await page.getByRole('tab', { name: 'Terminal', exact: true }).click();
  await command.filter({ hasText: `--url ${MOCK}` }).waitFor();
  expect(await command.innerText()).not.toContain('--profile');
});

test('a command for another server than the sandbox asks before it rings somebody', async () => {
  const page = await open('/operations/createCall/');
  const command = page.locator('#sample-terminal pre');
  await page.getByRole('tab', { name: 'Terminal', exact: true }).click();
  expect(await command.innerText()).toContain('--yes');
  await page.getByRole('button', { name: 'Change the request' }).click();
  await page.locator('try-it').getByLabel('Server', { exact: true }).selectOption(MOCK);
  await command.filter({ hasText: `--url ${MOCK}` }).waitFor();
  expect(await command.innerText()).not.toContain('--yes');
});
