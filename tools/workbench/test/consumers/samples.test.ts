/** How the samples of the docs are compared with those for cURL. */
import { readSamples } from '@telephony/docs/samples';
import { expect, test } from 'vitest';
import { compareRuns } from '../../src/consumers/samples/compare-runs.ts';
import type { Ran } from '../../src/consumers/samples/run-samples.ts';
import { mainOf, wrapSample } from '../../src/consumers/samples/wrap-sample.ts';

const request = {
  status: 200,
  method: 'POST',
  path: '/v1.2/voice/login',
  query: [],
  token: undefined,
  contentType: 'application/json',
  body: { password: 'a "quote"' },
} satisfies Ran['requests'][number];
const curl: Ran = { id: 'login', ok: true, requests: [request], output: '' };

test('a sample that sends and gets the same has no fault', () => {
  expect(compareRuns([curl], [{ ...curl, output: 'other words' }])).toEqual([]);
});

test.each<[string, Partial<Ran>, RegExp]>([
  ['sends nothing', { requests: [] }, /^login: it sent 0 requests/],
  [
    'breaks the JSON',
    { requests: [{ ...request, status: 400, body: 'not JSON: {"password": "a "quote""}' }] },
    /^login: it sent and got .*not JSON.*, cURL /,
  ],
  [
    'sends another token',
    { requests: [{ ...request, token: '~~TELEPHONY_TOKEN~~' }] },
    /~~TELEPHONY_TOKEN~~/,
  ],
  ['writes no file', {}, /it wrote no bytes to its file, cURL 3/],
  ['ends with an error', { ok: false }, /it ended with an error after 200/],
])('a sample that %s has a fault', (_what, change, fault) => {
  const expected = _what === 'writes no file' ? { ...curl, written: Buffer.from('mp3') } : curl;
  expect(compareRuns([expected], [{ ...curl, ...change }])).toEqual([expect.stringMatching(fault)]);
});

test('a sample that takes no notice of a refusal has a fault, and so has one that does not say which', () => {
  const refused = { ...curl, ok: false, requests: [{ ...request, status: 404 }], output: '404' };
  expect(compareRuns([refused], [{ ...refused, ok: true }])).toEqual([
    expect.stringMatching(/it ended well after 404/),
  ]);
  expect(compareRuns([refused], [{ ...refused, output: 'failed' }])).toEqual([
    expect.stringMatching(/its error does not name the status 404/),
  ]);
  expect(compareRuns([refused], [])).toEqual(['login: it did not run']);
});

test('samples stand in packages of their own, and one program runs them', () => {
  const login = readSamples('go', 'http://127.0.0.1:1/v1.2/voice').find(({ id }) => id === 'login');
  const code = wrapSample('go', 'login', login?.code ?? '');
  expect(code).toContain('package login\n');
  expect(code).toContain('\nfunc Main() {');
  expect(mainOf('go', ['login'])[0]?.code).toContain('"login": login.Main,');
  expect(mainOf('java', ['login'])).toEqual([]);
  expect(wrapSample('java', 'login', 'class Sample {}')).toBe('package login;\n\nclass Sample {}\n');
  expect(() => wrapSample('go', 'login', 'package login')).toThrow(/must have "package main" once/);
});

test('a sample of C# keeps its lines, below what it uses', () => {
  const login = readSamples('csharp', 'http://127.0.0.1:1/v1.2/voice').find(({ id }) => id === 'login');
  const lines = wrapSample('csharp', 'login', login?.code ?? '').split('\n');
  expect(lines).toEqual(expect.arrayContaining(login?.code.split('\n') ?? []));
  expect(lines.indexOf('using System.Text.Json;')).toBeLessThan(lines.indexOf('namespace Samples.login'));
});
