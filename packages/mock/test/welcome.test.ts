import { loadContract } from '@telephony/contract';
import { describe, expect, test } from 'vitest';
import { openapiJson } from '@telephony/openapi';
import { ask } from './support/ask.ts';
import { useMock } from './support/use-mock.ts';

const mock = useMock();
const { operations } = await loadContract(openapiJson);

describe('GET /', () => {
  test('is a list of all operations as text', async () => {
    const { status, headers, text } = await ask(mock.url, 'GET /', { anonymous: true });
    expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(text.match(/^(GET|POST|PUT|PATCH|DELETE) +\//gm)).toHaveLength(operations.length);
    expect(text).toMatch(/^DELETE +\/monitors\/\{id\} +\S/m);
    expect(text).toContain('X-Auth-Token');
  });

  test('is a page for browsers', async () => {
    const { headers, text } = await ask(mock.url, 'GET /', {
      anonymous: true,
      headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' },
    });
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(text.match(/<tr>/g)).toHaveLength(operations.length);
    // No page asks a foreign host for anything.
    expect(text.match(/(src|href)="[^"]*"/g)).toEqual(['href="/_mock/"']);
  });
});

test('other methods of the root are 405', async () => {
  const { status, headers } = await ask(mock.url, 'POST /', { body: {} });
  expect([status, headers.get('allow')]).toEqual([405, 'GET']);
});
