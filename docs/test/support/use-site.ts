import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { type Docs, startDocs } from '../../src/start-docs.ts';
import { openBrowser } from '@telephony/testing/open-browser';

/** The built site, served for the tests of a file, and a browser to read it with. */
export interface Site {
  readonly browser: Browser;
  /** Opens a page that is closed with its test. */
  newPage(options?: BrowserContextOptions): Promise<Page>;
  /** Opens a path of `url` in a page of its own. */
  open(path: string, options?: BrowserContextOptions): Promise<Page>;
  /** On `127.0.0.1`, which browsers treat as a secure origin. */
  readonly url: string;
  /** On the name that stands for a reader's way to the site, see `openBrowser`. */
  readonly origin: string;
}

/** One for all test files of a worker, with which it ends. */
let opened: Promise<Browser> | undefined;

/** Serves the site before the tests of a file; after them, the server and all pages are closed. */
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
