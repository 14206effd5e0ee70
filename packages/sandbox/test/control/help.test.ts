import { expect, test } from 'vitest';
import { controlDocument } from '../../src/contract/control-document.ts';
import { startSandbox } from '../../src/start/start-sandbox.ts';

test('the help has a request for each operation of the document, and what needs no ID can be pasted', async () => {
  await using sandbox = await startSandbox({ port: 0, clock: 'manual' });
  const response = await fetch(`${sandbox.url}/_sandbox/help`);
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const help = await response.text();
  const requests = help.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  expect(requests).toHaveLength(controlDocument().operations.length);
  const statuses = new Map<string, number>();
  for (const request of requests) {
    const [, method, url = '', body] = /^curl (?:-X (\w+) )?(\S+)(?: -d '(.*)')?$/.exec(request)!;
    if (url.includes('$')) continue;
    const init = {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      ...(body !== undefined && { body }),
    };
    const { status } = await fetch(url, init);
    statuses.set(request, status);
  }
  // The receiver of the example does not run, its call is not in the journal, and its snapshot is empty.
  const refused = [...statuses].filter(([, status]) => status >= 400).map(([request]) => request);
  expect(statuses.size).toBeGreaterThan(40);
  expect(refused.map((request) => /_sandbox(\S+)/.exec(request)?.[1])).toEqual([
    '/webhooks',
    '/journal/replay-call',
    '/restore',
  ]);
});
