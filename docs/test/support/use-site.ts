import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { type Docs, startDocs } from '../../src/start-docs.ts';
import { openBrowser } from '@telephony/testing/open-browser';

export interface Site {
  readonly browser: Browser;
  newPage(options?: BrowserContextOptions): Promise<Page>;
  open(path: string, options?: BrowserContextOptions): Promise<Page>;
  /** On `127.0.0.1`, which browsers treat as a secure origin. */
  readonly url: string;
  /** On the name that stands for a reader's way to the site, see `openBrowser`. */
  readonly origin: string;
}

let opened: Promise<Browser> | undefined;

export function useSite(): Site {
  let docs: Docs;
  let browser: Browser;
  beforeAll(async () => {
    [docs, browser] = await Promise.all([startDocs({ port: 0 }), (opened ??= openBrowser())]);
  });
  afterAll(async () => {
    await Promise.all((browser?.contexts() ?? []).map((context) => context.close()));
    await docs?.close();
  });
  const newPage = async (options?: BrowserContextOptions) => {
    const page = await browser.newPage(options);
    onTestFinished(() => page.close());
    return page;
  };
  return {
    get browser() {
      return browser;
    },
    newPage,
    async open(path, options) {
      const page = await newPage(options);
      await page.goto(docs.url + path);
      return page;
    },
    get url() {
      return docs.url;
    },
    get origin() {
      return `http://docs.example:${new URL(docs.url).port}`;
    },
  };
}

// As a reader does, without a script too. Not in the navigation, whose links would push others out of sight.
export function unfold(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>('main details')) {
      // With a name, only one of them can be open.
      details.removeAttribute('name');
      details.open = true;
    }
  });
}
