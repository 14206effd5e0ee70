import { axeViolations } from '@telephony/testing/axe-violations';
import type { Page, Route } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { useSite } from '../support/use-site.ts';
import { isFocused } from '../try-it/support.ts';

const site = useSite();

let page: Page;

beforeAll(async () => {
  page = await site.browser.newPage();
  await page.goto(`${site.origin}/operations/listCdrs/`);
  await page.getByRole('button', { name: 'Search' }).click();
});

// Addresses of the results, the best first.
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
  ['a whole address', 'https://pbx.example.com/v1.2/voice/cdrs/42001?fields=id', '/operations/getCdr/'],
  ['method and path', 'GET /cdrs', '/operations/listCdrs/'],
  ['an operationId', 'downloadMonitorMp3', '/operations/downloadMonitorMp3/'],
  ['a field', 'vm_pin', '/schemas/User/#field-vm_pin'],
  ['a schema', 'FilterOperator', '/schemas/FilterOperator/'],
  ['an event', 'call.missed', '/webhooks/call.missed/'],
  ['an entry of the ledger', 'N-29', '/ledger/#n-29'],
  [
    'the message of an error',
    'Maximum per minute call rate exceeded',
    '/guides/error-messages/#maximum-per-minute-call-rate-exceeded',
  ],
  ['a slip', 'recieved sms', '/webhooks/sms.received/'],
  ['a word written apart', 'voice mail messages', '/tags/voicemail-messages/'],
])('finds by %s first', async (_by, query, address) => {
  const [first] = await resultsOf(query);
  expect(first).toBe(address);
});

test('a result has its kind, where it is, and what it says first', async () => {
  await resultsOf('voicemail pin');
  const field = page.locator('#search-results li', { hasText: 'Schemas › User › vm_pin' });
  expect(await field.locator('.search-kind').textContent()).toBe('Field');
  await expect.poll(() => field.locator('p').textContent()).toMatch(/PIN/);
  expect(await field.locator('p mark').first().textContent()).toMatch(/voicemail|PIN/i);
  for (const text of await page.locator('#search-results p').allTextContents())
    expect(text).not.toMatch(/[a-z](?:string|integer)(?:required|observed|unknown)/);
});

test('says how many there are, and where else to look when there are none', async () => {
  const found = await resultsOf('queue');
  expect(await page.locator('.search-count').textContent()).toMatch(
    new RegExp(`^The best ${found.length} of \\d+ results$`),
  );
  expect(await resultsOf('жжжж')).toEqual([]);
  expect(await page.locator('.search-count').textContent()).toBe('Nothing found.');
  expect(await page.locator('.search-nothing a').first().isVisible()).toBe(true);
});

test.each(['light', 'dark'] as const)(
  'the dialog with its results breaks no rule of axe-core when it is %s',
  async (colorScheme) => {
    await page.emulateMedia({ colorScheme });
    await resultsOf('missed call webhook');
    expect(await axeViolations(page)).toEqual([]);
  },
);

test('arrow keys go through the results and back, and a letter goes on in the field', async () => {
  await resultsOf('queue');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const results = page.locator('#search-results a');
  expect(await results.nth(1).evaluate(isFocused)).toBe(true);
  await page.keyboard.press('End');
  expect(await results.last().evaluate(isFocused)).toBe(true);
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowUp');
  expect(await page.getByRole('searchbox').evaluate(isFocused)).toBe(true);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('s');
  expect(await page.getByRole('searchbox').inputValue()).toBe('queues');
});

test('Enter goes to the first result, a slash and Control+K open, and Escape closes', async () => {
  await resultsOf('vm_pin');
  await page.getByRole('searchbox').press('Enter');
  await page.waitForURL('**/schemas/User/#field-vm_pin');
  await page.locator('.search-open:not([hidden])').waitFor();
  for (const key of ['Control+k', '/']) {
    await page.keyboard.press(key);
    await page.getByRole('searchbox').waitFor();
    await page.keyboard.press('Escape');
    // The index of the new page may be made meanwhile.
    await expect.poll(() => page.getByRole('searchbox').isVisible(), { timeout: 10_000 }).toBe(false);
  }
});

// A line of 50 kB/s brings as much in 2.2 s.
test('the first results need 110 kB of program and index', async () => {
  const own = await site.newPage();
  await own.goto(`${site.origin}/operations/listCdrs/`, { waitUntil: 'networkidle' });
  let size = 0;
  const protocol = await own.context().newCDPSession(own);
  await protocol.send('Network.enable');
  protocol.on('Network.loadingFinished', ({ encodedDataLength }) => (size += encodedDataLength));
  await own.route('**/search-texts.json.gz', (route) => route.abort());
  await own.keyboard.press('Control+k');
  await own.keyboard.type('vm_pin');
  const first = own.locator('#search-results a').first();
  await expect
    .poll(() => first.getAttribute('href'), { timeout: 15_000 })
    .toBe('/schemas/User/#field-vm_pin');
  expect(size).toBeGreaterThan(50_000);
  expect(size).toBeLessThanOrEqual(110_000);
});

async function searchWithout(file: string, handle: (route: Route) => unknown): Promise<Page> {
  const own = await site.newPage();
  await own.route(file, handle);
  await own.goto(`${site.origin}/`);
  await own.keyboard.press('Control+k');
  return own;
}

test('says so when the index does not arrive, and tries again', async () => {
  const own = await searchWithout('**/search.json.gz', (route) => route.abort());
  await own.getByRole('searchbox').fill('cdr');
  await expect.poll(() => own.locator('.search-count').textContent()).toMatch(/could not be loaded/);
  await own.unroute('**/search.json.gz');
  await own.getByRole('searchbox').fill('cdrs');
  await own.locator('#search-results a').first().waitFor();
});

// A browser does not ask again for a script that it did not get.
test('says what to do when the program does not arrive', async () => {
  const own = await searchWithout('**/search-dialog.*.js', (route) => route.abort());
  await expect
    .poll(() => own.locator('.search-count').textContent())
    .toBe('The search could not be loaded. Check your connection, then load the page again.');
});

test.each([
  ['index', '**/search.json.gz'],
  ['program', '**/search-dialog.*.js'],
])(
  'what is typed and sent with Enter before the %s is there leads to its first result',
  async (_what, file) => {
    const own = await searchWithout(file, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      await route.continue();
    });
    await own.keyboard.type('vm_pin');
    await own.keyboard.press('Enter');
    await expect.poll(() => own.url(), { timeout: 10_000 }).toMatch(/\/schemas\/User\/#field-vm_pin$/);
  },
);
