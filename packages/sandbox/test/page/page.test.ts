import { axeViolations } from '@telephony/testing/axe-violations';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../../src/start/start-sandbox.ts';
import { openBrowser } from '@telephony/testing/open-browser';
import { type Receiver, startReceiver } from '../support/start-receiver.ts';

let sandbox: Sandbox;
let receiver: Receiver;
let browser: Browser;
let page: Page;
/** What the browser complains of, such as what the content security policy forbids. */
let complaints: string[];

beforeAll(async () => {
  [sandbox, receiver, browser] = await Promise.all([
    startSandbox({ port: 0, clock: 'manual', liveCalls: true, webhooks: { retrySeconds: [] } }),
    startReceiver(),
    openBrowser(),
  ]);
  page = await browser.newPage({ bypassCSP: false });
  page.setDefaultTimeout(10_000);
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
});

afterAll(async () => {
  await browser.close();
  await Promise.all([sandbox.close(), receiver.close()]);
});

/** Shows the page anew, in the one tab of all tests. */
async function open() {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.emulateMedia({ colorScheme: 'light' });
  complaints = [];
  await page.goto(sandbox.url);
  await page.locator('#calls > li').first().waitFor();
}

function row(list: 'calls' | 'users', text: string) {
  return page.locator(`#${list} > *`, { hasText: text });
}

describe('in a browser, the page', () => {
  beforeEach(async () => {
    await sandbox.control.POST('/reset', {});
    receiver.received.length = 0;
    await open();
  });

  // What is still asked of the sandbox ends with the page.
  afterEach(async () => {
    await page.goto('about:blank');
  });

  test('shows the users, the live calls and the time of the story', async () => {
    expect(await page.locator('#now').textContent()).toBe('2026-11-20 16:06:00 UTC');
    expect(await row('calls', '5000000105').textContent()).toMatch(/RINGING.*Alice Moran.*Mei Lindqvist/);
    expect(await page.locator('#users tr').count()).toBe(5);
    const signIn = page.locator('#sign-in');
    await signIn.waitFor();
    const { token, email, password } = sandbox.signIn!;
    for (const shown of [token, email, password]) expect(await signIn.textContent()).toContain(shown);
    expect(complaints).toEqual([]);
  });

  test('a call is simulated, answered, held and ended, and its events are seen with their delivery', async () => {
    await page.getByLabel('URL').fill(receiver.url);
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Receiver saved.').waitFor();

    const form = page.locator('form', { hasText: 'Inbound call' });
    await form.getByLabel('To').fill('2104');
    await form.getByRole('button', { name: 'Call' }).click();
    const call = row('calls', 'Jonas Petrov');
    await call.getByRole('button', { name: /^Answer/ }).click();
    await call.getByRole('button', { name: /^Hold/ }).click();
    await page.getByRole('button', { name: '+10 s' }).click();
    await call.getByRole('button', { name: /^Resume/ }).click();
    await call.getByRole('button', { name: /^Caller hangs up/ }).click();
    await call.waitFor({ state: 'detached' });

    const events = page.locator('#events > li');
    await page.locator('#events > li', { hasText: /call\.hangup.*delivered/ }).waitFor();
    const names = await events.locator('strong').allTextContents();
    expect(names.toReversed()).toEqual(receiver.received.map(({ event }) => event.event_name));
    expect(names.toReversed()).toEqual([
      'call.initial',
      'call.ringing',
      'call.connected',
      'call.hold',
      'call.unhold',
      'call.hangup',
    ]);
    expect(await page.locator('#now').textContent()).toBe('2026-11-20 16:06:10 UTC');
    expect(complaints).toEqual([]);
  });

  test('messages are simulated, and a delivery that fails says why and is sent again', async () => {
    await sandbox.control.webhook({ name: 'Broken', types: ['received_sms'], url: receiver.url });
    receiver.behave = (response) => void response.writeHead(500).end();
    await page.locator('form', { hasText: 'Text message' }).getByRole('button').click();
    const event = page.locator('#events > li', { hasText: 'failed' });
    await event.locator('summary').click();
    await event.getByText('The receiver returned 500.').waitFor();
    receiver.behave = (response) => void response.end();
    await event.getByRole('button', { name: 'Send again: entry 1' }).click();
    await page.locator('#events > li', { hasText: '1 delivered, 1 failed' }).waitFor();

    for (const title of ['Missed in a queue', 'Voicemail', 'Fax']) {
      await page.locator('form', { hasText: title }).getByRole('button').click();
      await page.getByText(`${title}: done.`).waitFor();
    }
    expect(complaints).toEqual([]);
  });

  test('what is refused is said', async () => {
    const form = page.locator('form', { hasText: 'Inbound call' });
    await form.getByLabel('To').fill('999');
    await form.getByRole('button', { name: 'Call' }).click();
    await page.locator('#status.bad').waitFor();
    expect(await page.locator('#status').textContent()).not.toBe('');
  });

  test('users change, and time passes by itself when it is told to', async () => {
    await page.getByRole('button', { name: 'One phone fewer: Mei Lindqvist' }).click();
    await page.getByText('Mei Lindqvist changed.').waitFor();
    const { data } = await sandbox.control.GET('/users', {});
    expect(data?.data.find(({ id }) => id === 410003)?.phones).toBe(0);
    await page.getByRole('button', { name: 'Run the clock' }).click();
    await page.getByRole('button', { name: 'Stop the clock' }).click();
    await page.getByText('stopped').waitFor();
    await page.getByRole('button', { name: 'Reset' }).click();
    await page.getByText('Sandbox reset.').waitFor();
    expect(await row('users', 'Mei Lindqvist').locator('span').textContent()).toBe('1');
  });

  test('a name from a caller stays text', async () => {
    const name = '<img src=x onerror=alert(1)>';
    await sandbox.control.call({ from: '447700900456', to: '2104', from_name: name });
    await row('calls', name).waitFor();
    expect(await page.locator('#calls img').count()).toBe(0);
  });

  test('a button keeps the focus when the list changes', async () => {
    const more = page.getByRole('button', { name: 'One phone more: Tom Reyes' });
    await more.focus();
    await page.keyboard.press('Enter');
    await page.getByText('Tom Reyes changed.').waitFor();
    await row('users', 'Tom Reyes').locator('span', { hasText: /^2$/ }).waitFor();
    expect(await more.evaluate((button) => button === document.activeElement)).toBe(true);
  });

  test.for([
    ['light', 1280],
    ['dark', 1280],
    ['light', 360],
    ['dark', 360],
  ] as const)('is for everybody, %s, %i pixels wide', async ([colorScheme, width]) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    await sandbox.control.webhook({ name: 'Receiver', types: ['received_sms'], url: receiver.url });
    receiver.behave = (response) => void response.writeHead(500).end();
    await sandbox.control.sms({ from: '447700900123', to: '442079460100', text: 'Ready?' });
    const event = page.locator('#events > li', { hasText: 'failed' });
    await event.locator('summary').click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect(await page.locator('.wide').evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    expect(await axeViolations(page)).toEqual([]);
  });
});

test('has a strict policy, and no other page can frame it', async () => {
  for (const path of ['/', '/_sandbox/page/page.js', '/_sandbox/page/page.css']) {
    const { headers } = await fetch(sandbox.url + path);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/default-src 'none'/);
    expect(policy).toMatch(/frame-ancestors 'none'/);
    expect(policy).not.toMatch(/unsafe|\*|data:|http/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  }
});

test.each(['none.js', 'page.ts', 'page.d.ts', '..%2Fadd-page.js', '%2e%2e%2f%2e%2e%2fbin.js', 'page.js%00'])(
  'serves its scripts and nothing beside them: %s',
  async (name) => {
    const { status } = await fetch(`${sandbox.url}/_sandbox/page/${name}`);
    expect(status).toBe(404);
  },
);
