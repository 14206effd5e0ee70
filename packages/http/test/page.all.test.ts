import { axeViolations } from '@telephony/testing/axe-violations';
import { describe, expect, test } from 'vitest';
import { open, useBrowser } from './support/open-page.ts';
import { receive } from './support/receive.ts';

useBrowser();

describe('what fails is set', () => {
  test('by status, delay and fault, for all operations until it is removed', async () => {
    const { ask, page, rule, front } = await open();
    await rule.getByLabel('Status').fill('503');
    await rule.getByLabel('Delay').fill('20');
    await rule.getByLabel('Fault').selectOption('Body cut off');
    await rule.getByLabel('all, until removed').check();
    await rule.getByRole('button', { name: 'Add rule' }).click();
    await page.locator('#rules li').waitFor();
    expect(front.rules.list()).toMatchObject([
      { sequence: [{ code: 503, delay: 20, fault: 'truncate', times: null }] },
    ]);
    for (let index = 0; index < 2; index++) await expect(ask('GET /strange')).rejects.toThrow('terminated');
    await page.getByRole('button', { name: 'Remove rule 1: All operations' }).click();
    await page.getByText('Rule 1 removed.').waitFor();
    expect((await ask('GET /strange')).status).toBe(200);
  });

  test('with the keyboard alone', async () => {
    const { page, rule, front } = await open();
    await rule.locator('[name=operation]').focus();
    await page.keyboard.type('getStrange');
    await page.keyboard.press('Tab');
    await page.keyboard.type('500');
    await page.keyboard.press('Enter');
    await page.locator('#rules li').waitFor();
    expect(front.rules.list()).toMatchObject([{ operation_id: 'getStrange', sequence: [{ code: 500 }] }]);
    front.rules.add({ sequence: [{ delay: 1 }] });
    const first = page.getByRole('button', { name: 'Remove rule 1: getStrange' });
    const second = page.getByRole('button', { name: 'Remove rule 2: All operations' });
    await second.waitFor();
    await first.focus();
    await page.keyboard.press('Enter');
    await page.getByText('Rule 1 removed.').waitFor();
    await expect.poll(() => second.evaluate((button) => button === document.activeElement)).toBe(true);
  });

  test('and what is refused is said', async () => {
    const { page, rule, front } = await open();
    await rule.locator('[name=operation]').fill('getThong');
    await rule.getByRole('button', { name: 'Add rule' }).click();
    await page.locator('#status.bad', { hasText: 'getThong is not an operation of the contract' }).waitFor();
    expect(front.rules.list()).toEqual([]);
  });
});

describe('what was asked', () => {
  test('is shown while it happens, with the reason of a refusal, and is cleared', async () => {
    const { ask, page, front } = await open();
    await ask('GET /things/x');
    await ask('GET /things/7');
    await page.locator('#requests li', { hasText: '/things/7' }).waitFor();
    const texts = await page.locator('#requests li').allInnerTexts();
    expect(texts.map((text) => text.replaceAll(/\s+/g, ' '))).toEqual([
      expect.stringMatching(/ 200 GET \/things\/7 getThing [\d.]+ ms$/),
      expect.stringMatching(/ 404 GET \/things\/x getThing [\d.]+ ms id: must be integer$/),
    ]);
    await page.getByRole('button', { name: 'Clear' }).click();
    await page.getByText('No requests yet.').waitFor();
    expect(front.record.requests).toEqual([]);
  });

  test('stays text', async () => {
    const { ask, page, complaints } = await open();
    const name = '<img src=x onerror=alert(1)>';
    await ask('POST /form', {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ [name]: 1 }),
    });
    await ask(`GET /things/${name.replaceAll(' ', '+')}`);
    await page.locator('#requests li').nth(1).waitFor();
    expect(await page.locator('#requests img').count()).toBe(0);
    expect(complaints).toEqual([]);
  });
});

describe('an event', () => {
  test('is sent with an example and fields of your own', async () => {
    const { received, url } = await receive();
    const { page, send, complaints } = await open();
    await send.getByLabel('Event').selectOption('thing.made');
    await send.locator('[name=example]').selectOption('large');
    await send.getByLabel('Receiver').fill(url.replace('//', '//pbx:secret@'));
    await send.getByLabel('Fields to change').fill('name=42\n\nsize=7');
    await send.getByRole('button', { name: 'Send' }).click();
    await page.getByText('Event sent.').waitFor();
    expect(received.map(({ body }) => JSON.parse(body))).toEqual([{ name: '42', size: 7, tags: [] }]);
    const sent = page.locator('#sent li');
    await sent.locator('summary').click();
    expect(await sent.innerText()).toMatch(/204.*thing\.made large[^]*"name": "42"/);
    expect(await sent.innerText()).not.toContain('secret');
    expect(complaints).toEqual([]);
  });

  test('that is refused, or not taken, is said', async () => {
    const { received, url } = await receive((_request, response) => void response.writeHead(500).end());
    const { page, send } = await open();
    await send.getByLabel('Receiver').fill(url);
    await send.getByLabel('Fields to change').fill('size=big');
    await send.getByRole('button', { name: 'Send' }).click();
    await page.locator('#status.bad', { hasText: 'body.fields.size must be integer' }).waitFor();
    expect(received).toEqual([]);
    await send.getByLabel('Even if the contract does not allow it').check();
    await send.getByRole('button', { name: 'Send' }).click();
    await page.locator('#status.bad', { hasText: 'thing.made: The receiver returned 500.' }).waitFor();
    expect(JSON.parse(received[0]?.body ?? '')).toMatchObject({ size: 'big' });
  });
});

test('the page says when the server is gone', async () => {
  const { page, front } = await open();
  await front.close();
  await page.locator('#status.bad').waitFor();
  expect(await page.locator('#status').textContent()).toBe('The server does not respond. Trying again.');
});

test.for([
  ['light', 1280],
  ['dark', 1280],
  ['light', 360],
  ['dark', 360],
] as const)('is for everybody, %s, %i pixels wide', async ([colorScheme, width]) => {
  const { ask, page, front, rule, send } = await open();
  await page.setViewportSize({ width, height: 800 });
  await page.emulateMedia({ colorScheme });
  front.rules.add({
    operation_id: 'getStrange',
    sequence: [{ code: 500, example: 'other' }, {}],
    repeat: true,
  });
  await ask(`GET /things/x?${'a-long-name'.repeat(20)}=1`);
  await rule.locator('[name=operation]').fill('getThing');
  await send.getByLabel('Receiver').fill('http://127.0.0.1:9/');
  await send.getByRole('button', { name: 'Send' }).click();
  await page.locator('#sent li').waitFor();
  await page.locator('#rules li').waitFor();
  await page.locator('#requests li').first().waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  expect(await axeViolations(page)).toEqual([]);
});
