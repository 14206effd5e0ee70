import { openBrowser } from '@telephony/testing/open-browser';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { type Sandbox, type SandboxOptions, startSandbox } from '../../../src/start/start-sandbox.ts';

/** A sandbox with its page in a browser. */
export interface OpenPage {
  sandbox: Sandbox;
  page: Page;
  /** What the browser complains of, such as what the content security policy forbids. */
  complaints: string[];
  /** A section of the page by its id. */
  section: (id: string) => Locator;
  /** What the status line says, once it says it. */
  says: (text: string | RegExp) => Promise<void>;
  /** What the page copied last. */
  copied: () => Promise<string>;
}

/** Opens the page of a sandbox anew before each test, in the one tab of a file. */
export function useOpenPage(options: SandboxOptions = {}): OpenPage {
  const open: Partial<OpenPage> = { complaints: [] };
  let browser: Browser;
  beforeAll(async () => {
    const [sandbox, opened] = await Promise.all([
      startSandbox({ port: 0, clock: 'manual', webhooks: { retrySeconds: [] }, ...options }),
      openBrowser(),
    ]);
    browser = opened;
    const context = await browser.newContext({ bypassCSP: false });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const page = await context.newPage();
    page.setDefaultTimeout(10_000);
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) open.complaints!.push(message.text());
    });
    page.on('pageerror', (error) => open.complaints!.push(error.message));
    Object.assign(open, {
      sandbox,
      page,
      section: (id: string) => page.locator(`section#${id}`),
      says: (text: string | RegExp) => page.locator('#status', { hasText: text }).waitFor(),
      copied: () => page.evaluate(() => navigator.clipboard.readText()),
    });
  });
  beforeEach(async () => {
    const { sandbox, page } = open as OpenPage;
    await sandbox.control.POST('/reset', {});
    open.complaints = [];
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(sandbox.url);
    await page.locator('#sign-in-token').waitFor();
  });
  // What is still asked of the sandbox ends with the page.
  afterEach(() => open.page!.goto('about:blank'));
  afterAll(async () => {
    await browser.close();
    await open.sandbox!.close();
  });
  return open as OpenPage;
}
