import { expect, test } from 'vitest';
import { controlDocument } from '../../src/contract/control-document.ts';
import { welcome } from '../../src/serve.ts';
import { useSandbox } from '../support/use-sandbox.ts';

const sandbox = useSandbox();

test('the help has a request for each operation of the document, and what needs no ID can be pasted', async () => {
  const response = await fetch(`${sandbox.url}/_sandbox/help`);
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const help = await response.text();
  const requests = help.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  expect(requests).toHaveLength(controlDocument().operations.length);
  const statuses = new Map<string, number>();
  for (const request of requests) {
    const [, method, url = '', body] = /^curl (?:-X (\w+) )?(\S+)(?: -d '(.*)')?$/.exec(request)!;
    if (url.includes('$')) continue;
    const { status } = await fetch(url, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      ...(body !== undefined && { body }),
    });
    statuses.set(request, status);
  }
  // The receiver of the example does not run, and its snapshot is empty.
  const refused = [...statuses].filter(([, status]) => status >= 400).map(([request]) => request);
  expect(statuses.size).toBeGreaterThan(40);
  expect(refused.map((request) => /_sandbox(\S+)/.exec(request)?.[1])).toEqual(['/webhooks', '/restore']);
});

test.each([
  ['GET', '/reset', 405, 'POST'],
  ['DELETE', '/users/410003', 405, 'PATCH'],
  ['PUT', '/webhooks', 405, 'GET, POST'],
  ['POST', '/help', 405, 'GET'],
  ['GET', '/nosuch', 404, null],
  ['POST', '/calls/1/answer', 404, null],
])('%s %s says where the help is', async (method, path, status, allow) => {
  const response = await fetch(`${sandbox.url}/_sandbox${path}`, { method });
  expect([response.status, response.headers.get('allow')]).toEqual([status, allow]);
  expect(((await response.json()) as { message: string }).message).toMatch(/ See \/_sandbox\/help\.$/);
});

test('every address that the start prints responds', async () => {
  const printed = welcome(sandbox).match(/http:[^\s']+/g) ?? [];
  expect(printed.length).toBeGreaterThan(3);
  const statuses = await Promise.all(
    printed.map(async (url) => {
      const isBase = url === sandbox.url || url === sandbox.baseUrl;
      const headers = { 'x-auth-token': sandbox.signIn!.token };
      return [url, (await fetch(isBase ? `${sandbox.baseUrl}/ping` : url, { headers })).status];
    }),
  );
  expect(statuses).toEqual(printed.map((url) => [url, 200]));
});
