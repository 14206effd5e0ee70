import { loadContractSync } from '@telephony/contract';
import { requestLog } from '@telephony/http';
import { expectLinear } from '@telephony/testing/linear';
import { openapiJson } from '@telephony/openapi';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serveProxy } from './proxy/support/serve-proxy.ts';
import { type Mock, startMock } from '../src/index.ts';

// Whatever a stranger sends is read, refused and written to the most talkative log in a time in proportion to its length.

let mock: Mock;

beforeAll(async () => {
  const onRequest = requestLog({ line: () => {}, flush: () => {} }, 'debug')!;
  mock = await startMock({ port: 0, onRequest, remember: 1 });
});
afterAll(() => mock.close());

const HEADERS = { 'x-auth-token': 'any', 'content-type': 'application/json' };
const ask = async (path: string, init: RequestInit = {}) => {
  const response = await fetch(mock.url + path, { headers: HEADERS, ...init });
  await response.arrayBuffer();
};
const HEAD = { length: 12_000, runs: 30 };
const coded = (text: string) => encodeURIComponent(text).slice(0, HEAD.length);
const plain = (text: string) => text.replaceAll(/[^ -~]/g, '.').trim();

describe('in an address', { timeout: 60_000 }, () => {
  test.each<[string, (text: string) => string]>([
    ['a path', (text) => `/cdrs/${coded(text)}`],
    ['an unknown path', (text) => `/${coded(text).replaceAll('%2F', '/')}`],
    ['the name of a parameter', (text) => `/cdrs?${coded(text)}=1`],
    ['a number', (text) => `/cdrs?limit=${coded(text)}`],
    ['a list', (text) => `/contacts/${coded(text).replaceAll('%2C', ',')}`],
    ['a filter', (text) => `/cdrs?filter=${coded(text)}`],
    [
      'the value of a filter',
      (text) =>
        `/cdrs?filter=${coded(JSON.stringify([{ property: 'calldate', operator: 'gte', value: text.slice(0, 4000) }]))}`,
    ],
    ['fields', (text) => `/cdrs?fields[${coded(text)}]=${coded(text).slice(0, 3000)}`],
    ['a preference', (text) => `/cdrs?__example=${coded(text)}`],
  ])('%s', (_, pathOf) => expectLinear((text) => ask(pathOf(text)), HEAD));
});

describe('in a header', { timeout: 60_000 }, () => {
  test.each(
    'authorization prefer content-type accept cookie x-auth-token origin content-encoding'.split(' '),
  )('%s', (name) => {
    const read = (text: string) =>
      ask('/calls', { method: 'POST', headers: { ...HEADERS, [name]: plain(text) }, body: '{}' });
    return expectLinear(read, HEAD);
  });
});

describe('in a body', { timeout: 60_000 }, () => {
  const post = (body: string, type = 'application/json') =>
    ask('/calls', { method: 'POST', headers: { ...HEADERS, 'content-type': type }, body });
  test.each<[string, (text: string) => Promise<void>]>([
    ['of no JSON', (text) => post(text)],
    ['of a text', (text) => post(JSON.stringify({ to: text, from: text }))],
    ['of names', (text) => post(JSON.stringify({ [text]: { [text]: text } }))],
    ['of a form', (text) => post(text, 'application/x-www-form-urlencoded')],
    ['of parts', (text) => post(`--a\r\n${text}\r\n--a--`, 'multipart/form-data; boundary=a')],
    ['of depth', (text) => post('['.repeat(text.length) + ']'.repeat(text.length))],
    [
      'of elements',
      (text) => post(JSON.stringify(Array.from({ length: text.length / 8 }, () => text.slice(0, 4)))),
    ],
  ])('%s', (_, read) => expectLinear(read, { runs: 30 }));
});

describe('what the proxy checks', { timeout: 60_000 }, () => {
  const contract = loadContractSync(openapiJson);

  test('a path is routed', () => expectLinear((text) => contract.router.route('GET', `/${text}`)));

  test('a response of any depth or width', async () => {
    let body = '';
    const { proxy, ask: askProxy } = await serveProxy((_, response) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(body),
    );
    const read = async (text: string) => {
      body = text;
      expect(await (await askProxy('GET /cdrs')).text()).toBe(text);
    };
    const depth = (text: string) => read('['.repeat(text.length) + ']'.repeat(text.length));
    const width = (text: string) => read(JSON.stringify({ data: [{ [text]: text }], total: text }));
    const elements = (text: string) => read(`{"data":[${'{"a":1,"a":2},'.repeat(text.length / 14)}{}]}`);
    for (const [response, runs] of [
      [depth, 2],
      [width, 20],
      [elements, 2],
    ] as const)
      await expectLinear(response, { length: 30_000, runs });
    expect(proxy.checked()).toBeGreaterThan(3);
  });
});
