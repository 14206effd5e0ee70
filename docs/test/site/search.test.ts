import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { useSite } from '../support/use-site.ts';

const site = useSite();

let page: Page;

beforeAll(async () => {
  page = await site.browser.newPage();
  await page.goto(`${site.origin}/operations/listCdrs/`);
  await page.getByRole('button', { name: 'Search' }).click();
});

/** Where the results of a search lead, the best first. */
async function resultsOf(query: string): Promise<string[]> {
  await page.getByRole('searchbox').fill('');
  await expect.poll(() => page.locator('#search-results').textContent()).toBe('');
  await page.getByRole('searchbox').fill(query);
  await expect.poll(() => page.locator('.search-count').textContent(), { timeout: 10_000 }).not.toBe('');
  return page
    .locator('#search-results a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
}

test.each([
  ['a path', '/cdrs/{id}', '/operations/getCdr/'],
  ['method and path', 'GET /cdrs', '/operations/listCdrs/'],
  ['an operationId', 'downloadMonitorMp3', '/operations/downloadMonitorMp3/'],
  ['a field', 'vm_pin', '/schemas/User/#field-vm_pin'],
  ['a schema', 'FilterOperator', '/schemas/FilterOperator/'],
  ['an event', 'call.missed', '/webhooks/call.missed/'],
  ['prose', 'leave queue', '/operations/updateQueueMembers/'],
  ['the words for a field', 'voicemail pin', '/schemas/User/#field-vm_pin'],
])('finds by %s first', async (_by, query, address) => {
  const [first] = await resultsOf(query);
  expect(first?.replace(address.includes('#') ? '' : /#.*$/, '')).toBe(address);
});

test('says so when nothing is found', async () => {
  expect(await resultsOf('жжжж')).toEqual([]);
  expect(await page.locator('.search-count').textContent()).toBe('Nothing found.');
});

test('Enter goes to the first result, and Escape closes', async () => {
  await resultsOf('vm_pin');
  await page.getByRole('searchbox').press('Enter');
  await page.waitForURL('**/schemas/User/#field-vm_pin');
  await page.keyboard.press('Control+k');
  await page.keyboard.press('Escape');
  expect(await page.getByRole('searchbox').isVisible()).toBe(false);
});
