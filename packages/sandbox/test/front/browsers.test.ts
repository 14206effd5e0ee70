import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser } from '@telephony/testing/open-browser';
import { useServers } from './support/start-servers.ts';

const servers = useServers();
let browser: Browser;
let page: Page;
/** A page of another origin. */
const other = createServer((_request, response) =>
  response.setHeader('content-type', 'text/html').end('<!doctype html>'),
);

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    other.listen(0, '127.0.0.1', resolve);
  });
  browser = await openBrowser();
  page = await browser.newPage();
  await page.goto(`http://docs.example:${(other.address() as AddressInfo).port}/`);
});
afterAll(async () => {
  await browser?.close();
  other.close();
});

describe.each(['mock', 'sandbox'] as const)('a page of another origin and the %s', (name) => {
  describe.each(['omit', 'include'] as const)('with credentials: %s', (credentials) => {
    const ask = (line: string, anonymous = false) =>
      page.evaluate(
        async ([address, method, mode, token]) => {
          const response = await fetch(address, {
            method,
            credentials: mode,
            headers: token === '' ? {} : { 'X-Auth-Token': token },
          });
          const mark = response.headers.get('x-undeclared-status');
          return [response.status, (await response.text()) !== '', mark] as const;
        },
        [
          servers[name].url + line.split(' ')[1]!,
          line.split(' ')[0]!,
          credentials,
          anonymous ? '' : servers[name].token,
        ] as const,
      );

    test('it can read responses and refusals, and their headers', async () => {
      expect(await ask('GET /cdrs/42001')).toEqual([200, true, null]);
      expect(await ask('GET /cdrs?limit=x')).toEqual([400, true, null]);
      expect(await ask('GET /nowhere')).toEqual([404, true, null]);
      expect(await ask('GET /cdrs', true)).toEqual([401, true, null]);
      expect(await ask('GET /cdrs/42001?__code=503')).toEqual([503, true, '503']);
      expect(await ask('DELETE /contacts/999999')).toEqual([
        name === 'mock' ? 202 : 404,
        name !== 'mock',
        null,
      ]);
    });

    test('it cannot use the control plane', async () => {
      await expect(ask(`GET /_${name}/requests`)).rejects.toThrow('Failed to fetch');
    });
  });
});
