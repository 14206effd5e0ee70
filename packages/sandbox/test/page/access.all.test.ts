import { axeViolations } from '@telephony/testing/axe-violations';
import { describe, expect, test } from 'vitest';
import { useOpenPage } from './support/open-page.ts';

const open = useOpenPage({ liveCalls: true });

const alice = { from: '447700900123', to: '442079460101' };

describe('the page is for everybody', () => {
  test.for([
    ['light', 1280],
    ['dark', 1280],
    ['light', 360],
    ['dark', 360],
  ] as const)('%s, %i pixels wide', async ([colorScheme, width]) => {
    const { page, sandbox } = open;
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    await sandbox.control.POST('/receiver/webhook');
    await sandbox.control.PATCH('/receiver', { body: { status: 500 } });
    await sandbox.control.sms({ from: '447700900123', to: '442079460100', text: 'Ready?' });
    const queued = await sandbox.control.call(alice);
    await sandbox.control.call({ ...alice, from: '447700900456', to: '442079460100' });
    await sandbox.control.answer(queued.id, 410002);
    await sandbox.control.hold(queued.id);
    await sandbox.control.user(410005, { dnd: true, phones: 0 });
    sandbox.rules.add({ operation_id: 'listUsers', sequence: [{ code: 503, times: null }] });
    await page.locator('#event-list summary').first().click();
    await page.locator('.transfer > summary').first().click();
    for (const summary of await page.locator('.more > summary').all()) await summary.click();
    await page.getByText('The receiver returned 500.').first().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect(await axeViolations(page)).toEqual([]);
  });
});

const focused = () =>
  open.page.evaluate(() => [
    document.activeElement?.tagName,
    document.activeElement?.getAttribute('aria-label'),
  ]);

describe('the focus', () => {
  test('stays on a button when the list around it changes', async () => {
    const { page, sandbox } = open;
    await page.getByRole('button', { name: 'Leave: Tom Reyes, Sales' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Join: Tom Reyes, Sales' }).waitFor();
    await sandbox.control.call(alice);
    await page.locator('li.call', { hasText: 'Queue' }).waitFor();
    expect(await focused()).toEqual(['BUTTON', 'Join: Tom Reyes, Sales']);
  });

  test('and what is typed, chosen and open stay when much happens', async () => {
    const { page, sandbox } = open;
    const { id } = await sandbox.control.call(alice);
    await sandbox.control.answer(id, 410002);
    const ours = page.locator('li.call', { hasText: 'Queue' });
    await ours.locator('.transfer > summary').first().click();
    await ours.getByRole('combobox', { name: 'To' }).pressSequentially('21');
    await page.getByRole('combobox', { name: 'Connection' }).selectOption('Body cut off');
    await ours.getByRole('combobox', { name: 'To' }).focus();
    for (let count = 0; count < 5; count += 1) {
      await sandbox.control.call({ from: `44770090020${count}`, to: '2104' });
      await sandbox.control.advance({ seconds: 1 });
    }
    await page.locator('#now', { hasText: '16:06:05' }).waitFor();
    await page.keyboard.type('04');
    expect(await ours.getByRole('combobox', { name: 'To' }).inputValue()).toBe('2104');
    expect(await page.getByRole('combobox', { name: 'Connection' }).inputValue()).toBe('truncate');
  });

  test('goes to the next thing to do where its button is gone', async () => {
    const { page, sandbox } = open;
    await sandbox.control.call({ ...alice, to: '2104' });
    await page.getByRole('button', { name: /^Answer: Jonas/ }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: /^Jonas holds/ }).waitFor();
    expect((await focused())[1]).toMatch(/^(Alice|Jonas) /);
    for (const one of (await sandbox.control.GET('/calls')).data!.data) await sandbox.control.hangUp(one.id);
    await page.getByText('No live calls.').waitFor();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('calls');
  });
});

test('headings and landmarks lead through the page', async () => {
  const { page } = open;
  expect(await page.locator('h1').allTextContents()).toEqual(['Telephony sandbox']);
  for (const link of await page.locator('nav').first().getByRole('link').all()) {
    const id = (await link.getAttribute('href'))!;
    expect(await page.locator(`section${id} > h2`).count()).toBe(1);
  }
  expect(await page.locator('main, header, nav[aria-label]').count()).toBe(4);
});
