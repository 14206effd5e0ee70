import { createRequire } from 'node:module';
import { afterEach, expect, test, vi } from 'vitest';
import { addHeaders, createTelephony, operations } from '../../src/index.ts';
import { json, startServer } from '../support/start-server.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

async function listening() {
  const seen: Record<string, unknown>[] = [];
  const baseUrl = await startServer(({ headers }, response) => {
    seen.push(headers);
    json(response, { data: { response: 'Pong' } });
  });
  return { baseUrl, seen };
}

test('the user agent has the version of the package, and can be another', async () => {
  const { baseUrl, seen } = await listening();
  const pbx = createTelephony({ baseUrl, operations });
  await pbx.ping();
  await pbx.ping({ headers: { 'User-Agent': 'dialler/2' } });
  const { version } = createRequire(import.meta.url)('../../package.json') as { version: string };
  expect(seen.map((headers) => headers['user-agent'])).toEqual([`telephony-client/${version}`, 'dialler/2']);
});

test('a browser keeps its own user agent', async () => {
  vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (X11; Linux x86_64)' });
  vi.resetModules();
  const browser = await import('../../src/index.ts');
  const fetch = vi.fn<(url: string, init: { headers: object }) => Promise<Response>>(async () =>
    Response.json({}),
  );
  await browser.createTelephony({ baseUrl: 'https://host', fetch, operations: browser.operations }).ping();
  expect(Object.keys(fetch.mock.lastCall![1].headers)).toEqual(['accept']);
});

test('addHeaders adds headers, but not over the token', async () => {
  const { baseUrl, seen } = await listening();
  const use = [
    addHeaders(({ callId, attempt }) => ({ 'X-Request-Id': `${callId}-${attempt}`, 'X-Auth-Token': 'x' })),
  ];
  await createTelephony({ baseUrl, auth: 'TOKEN', use, operations }).ping();
  expect(seen[0]).toMatchObject({
    'x-request-id': expect.stringMatching(/^\w+-1$/),
    'x-auth-token': 'TOKEN',
  });
});
