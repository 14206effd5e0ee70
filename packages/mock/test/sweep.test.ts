import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bundleFile } from '../src/contract/bundle-file.ts';
import { type Mock, startMock } from '../src/start-mock.ts';
import { requestsOf } from './support/request-of.ts';

const requests = requestsOf(JSON.parse(readFileSync(bundleFile, 'utf8')));
let mock: Mock;

beforeAll(async () => {
  mock = await startMock({ port: 0, errors: true });
});
afterAll(() => mock?.close());

describe('with errors on, every operation answers its success status', () => {
  // An example that does not match its schema is answered 500 here.
  test.each(requests)('$name', async ({ method, path, body, success }) => {
    const headers = new Headers({ 'x-auth-token': 'any' });
    if (body !== undefined) headers.set('content-type', 'application/json');
    const request: RequestInit = { method, headers, redirect: 'manual' };
    if (body !== undefined) request.body = body;
    const response = await fetch(mock.url + path, request);
    const text = await response.text();
    const status = success.replace('XX', String(response.status).slice(1));
    const violations =
      response.headers.get('sl-violations') ?? (String(response.status) === status ? null : text);
    expect({ status: String(response.status), violations }).toEqual({ status, violations: null });
  });
});

test('without a token the answer is the 401 of the contract', async () => {
  const response = await fetch(`${mock.url}/cdrs`);
  expect(response.status).toBe(401);
  expect(await response.json()).toMatchObject({ message: expect.any(String), errors: expect.any(Array) });
});
