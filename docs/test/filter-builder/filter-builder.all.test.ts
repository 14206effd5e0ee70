import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { exampleConditions } from '../../src/components/filter-builder/filter-code.ts';
import { useSite } from '../support/use-site.ts';

/** The filter builder on its page, by keyboard and without JavaScript. */

const site = useSite();

let address: string;

beforeAll(async () => {
  address = `${site.url}/guides/paging-and-filters/`;
});

/** The filter that the page shows as a request, as the platform would read it. */
async function shownFilter(page: Page): Promise<unknown> {
  const text = await page.locator('filter-builder [data-role="request"]').innerText();
  const [, path, query] = /^GET (\S+)\?(\S+)$/.exec(text)!;
  return { path, filter: JSON.parse(new URLSearchParams(query).get('filter')!) };
}

test('without JavaScript an example stands there, and no form', async () => {
  const context = await site.browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(address);
  expect(await shownFilter(page)).toEqual({ path: '/cdrs', filter: exampleConditions });
  expect(await page.getByText("where('/cdrs')").first().isVisible()).toBe(true);
  expect(await page.getByLabel('Records').isVisible()).toBe(false);
  await context.close();
});

test('conditions are removed, added and filled in by keyboard alone', async () => {
  const page = await site.browser.newPage();
  await page.goto(address);
  await page.getByLabel('Remove condition 1').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  expect(await page.getByRole('group', { name: /^Condition/ }).count()).toBe(2);

  await page.getByRole('button', { name: 'Add a condition' }).focus();
  await page.keyboard.press('Space');
  // The focus is on the property of the new condition: choose one by its name, then operator and value.
  await page.keyboard.type('user_id');
  await page.keyboard.press('Tab');
  await page.keyboard.type('equals');
  await page.keyboard.press('Tab');
  await page.keyboard.type('410003');
  expect(await shownFilter(page)).toEqual({
    path: '/cdrs',
    filter: [...exampleConditions.slice(1), { property: 'user_id', operator: 'eq', value: 410003 }],
  });
  expect(await page.locator('filter-builder [data-role="client"]').innerText()).toContain(
    ".eq('user_id', 410003)",
  );
  await page.close();
});

test('another collection begins anew with its date, and a wrong value is said', async () => {
  const page = await site.browser.newPage();
  await page.goto(address);
  await page.getByLabel('Records').selectOption('/queues');
  await page.getByLabel('Property').selectOption('max_callers');
  await page.getByRole('textbox', { name: 'Value' }).fill('many');
  expect(await shownFilter(page)).toEqual({ path: '/queues', filter: [] });
  const value = page.getByRole('textbox', { name: 'Value', description: 'many is not a number.' });
  expect(await value.getAttribute('aria-invalid')).toBe('true');
  expect(await page.getByRole('status').first().innerText()).toContain('1 of 1 conditions left out');

  await page.getByLabel('Operator').selectOption('in');
  await page.getByLabel('Value').fill('5\n10');
  expect(await shownFilter(page)).toEqual({
    path: '/queues',
    filter: [{ property: 'max_callers', operator: 'in', value: ['5', '10'] }],
  });
  await page.getByLabel('Records').selectOption('/voicemessages');
  expect(await page.getByLabel('Property').inputValue()).toBe('origtime');
  await page.close();
});

test('a text has no order, dates are found as of now, and known values are added', async () => {
  const page = await site.browser.newPage();
  await page.goto(address);
  const first = page.getByRole('group', { name: 'Condition 1' });
  await first.getByLabel('Value').fill('7 days ago');
  const { filter } = (await shownFilter(page)) as { filter: { value: string }[] };
  const age = Date.now() - Date.parse(`${filter[0]!.value.replace(' ', 'T')}Z`);
  expect(Math.abs(age - 7 * 86_400_000)).toBeLessThan(60_000);
  expect(await page.locator('filter-builder [data-role="client"]').innerText()).toContain(
    ".gte('calldate', new Date(Date.now() - 168 * 3_600_000))",
  );
  expect(JSON.parse(await page.locator('filter-builder [data-role="json"]').innerText())).toEqual(filter);
  await first.getByLabel('Property').selectOption('src');
  expect(await first.getByLabel('Operator').inputValue()).toBe('eq');
  const third = page.getByRole('group', { name: 'Condition 3' });
  await third.getByLabel('Operator').selectOption('in');
  await third.getByLabel('Value').fill('M');
  await third.getByRole('button', { name: 'Add I' }).click();
  await third.getByRole('button', { name: 'Add M' }).click();
  expect(await shownFilter(page)).toHaveProperty('filter.1', {
    property: 'type',
    operator: 'in',
    value: ['M', 'I'],
  });
  await page.close();
});

test('the buttons copy what is shown', async () => {
  const context = await site.browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  const page = await context.newPage();
  await page.goto(address);
  await page.getByRole('button', { name: 'Copy TypeScript' }).click();
  await page.getByRole('button', { name: 'Copy TypeScript' }).getByText('Copied').waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await page.locator('filter-builder [data-role="client"]').textContent());
  await context.close();
});

test('the filter is handed on to the form of its operation', async () => {
  const page = await site.browser.newPage();
  await page.goto(address);
  await page.getByRole('link', { name: 'Send it from the page of the operation' }).click();
  await page.waitForURL('**/operations/listCdrs/?filter=*');
  const filter = page.locator('try-it form').getByLabel('filter', { exact: true });
  await expect
    .poll(() => filter.inputValue().then((text) => JSON.parse(text) as unknown))
    .toEqual(exampleConditions);
  await page.close();
});
