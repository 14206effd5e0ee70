import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { startMock } from '../src/index.ts';
import { outsideEnvelope, sendRaw } from '@telephony/testing/send-raw';
import { useMock } from './support/use-mock.ts';

const mock = useMock({ requestTimeout: 500 });

const head = 'Host: mock\r\nX-Auth-Token: any\r\n';
const get = (path: string, headers = '') => `GET ${path} HTTP/1.1\r\n${head}${headers}\r\n`;
const post = (headers: string, body: string) =>
  `POST /calls HTTP/1.1\r\n${head}Content-Type: application/json\r\n${headers}\r\n${body}`;

describe('one answer, in the envelope, to', () => {
  test.each<[string, number, string, boolean?]>([
    ['what is not HTTP', 400, '\x16\x03\x01\x02\x00\r\n\r\n'],
    ['HTTP/2', 400, 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    ['a method that is none', 400, 'BREW /pot HTTP/1.1\r\n\r\n'],
    ['an address that is none', 400, 'GET calls HTTP/1.1\r\n\r\n'],
    ['malformed percent-encoding', 400, get('/cdrs/%zz', 'Connection: close\r\n')],
    ['percent-encoding that is not UTF-8', 400, get('/cdrs/%ff', 'Connection: close\r\n')],
    ['a request for the server as a whole', 400, get('*', 'Connection: close\r\n')],
    ['no Host', 400, 'GET /cdrs/5 HTTP/1.1\r\nX-Auth-Token: any\r\nConnection: close\r\n\r\n'],
    ['headers of 2 MB', 431, get('/cdrs/5', `X-Long: ${'a'.repeat(60)}\r\n`.repeat(30_000))],
    ['an address of 2 MB', 414, get(`/cdrs?filter=${'a'.repeat(2_000_000)}`)],
    ['a body that ends early', 400, post('Content-Length: 99\r\n', '{"to"')],
    ['a body that stops half-way', 408, post('Content-Length: 99\r\n', '{"to"'), true],
    ['headers that stop half-way', 408, 'GET /cdrs/5 HTTP/1.1\r\nHos', true],
    ['a chunk without a length', 400, post('Transfer-Encoding: chunked\r\n', 'zz\r\n{}\r\n0\r\n\r\n')],
    ['a body of two lengths', 400, post('Content-Length: 2\r\nTransfer-Encoding: chunked\r\n', '{}')],
    ['a length that is none', 400, post('Content-Length: -2\r\n', '{}')],
    ['CONNECT', 405, 'CONNECT example.com:443 HTTP/1.1\r\nHost: example.com\r\n\r\n'],
    ['TRACE', 405, `TRACE /cdrs/5 HTTP/1.1\r\n${head}Connection: close\r\n\r\n`],
    ['a method of WebDAV', 405, `PROPFIND /cdrs/5 HTTP/1.1\r\n${head}Connection: close\r\n\r\n`],
  ])('%s', async (_, status, bytes, open) => {
    const answers = await sendRaw(mock.url, bytes, { open: open ?? false });
    expect(answers.map((answer) => answer.status)).toEqual([status]);
    expect(outsideEnvelope(answers[0]!)).toBeUndefined();
  });
});

const LIMIT = 16 * 1024;
const ADDRESS = '/cdrs/5?__seed=';
const HEADERS = { Host: 'mock', 'X-Auth-Token': 'any', Connection: 'close', 'X-Long': '' };
const headersOf = (bytes: number) => {
  const known = Object.entries(HEADERS).flat().join('').length;
  return Object.entries({ ...HEADERS, 'X-Long': 'a'.repeat(bytes - known) })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');
};
const filter = encodeURIComponent(
  JSON.stringify([
    { property: 'id', operator: 'in', value: Array.from({ length: 1000 }, (_, at) => `${5e9 + at}`) },
  ]),
);

test.each<[string, number, string, string?]>([
  ['an address at the limit', 200, get(ADDRESS.padEnd(LIMIT, 'a'), 'Connection: close\r\n')],
  [
    'an address beyond it',
    414,
    get(ADDRESS.padEnd(LIMIT + 1, 'a'), 'Connection: close\r\n'),
    'with fewer ids',
  ],
  ['headers at the limit', 200, `GET /cdrs/5 HTTP/1.1\r\n${headersOf(LIMIT)}\r\n`],
  [
    'headers beyond it',
    431,
    `GET /cdrs/5 HTTP/1.1\r\n${headersOf(LIMIT + 1)}\r\n`,
    'Send fewer or shorter headers',
  ],
  ['a filter of 1,000 ids', 414, get(`/cdrs?filter=${filter}`, 'Connection: close\r\n'), 'Split the filter'],
])('%s is %i', async (_, status, bytes, message = '') => {
  mock.clear();
  const answers = await sendRaw(mock.url, bytes);
  expect(answers).toMatchObject([{ status, body: expect.stringContaining(message) }]);
  expect(mock.requests).toMatchObject([{ status }]);
  expect(mock.requests[0]!.url.length).toBeLessThanOrEqual(LIMIT);
});

test.each([
  ['an expectation that nobody knows', get('/cdrs/5', 'Expect: tea\r\nConnection: close\r\n')],
  ['an upgrade', get('/cdrs/5', 'Upgrade: websocket\r\nConnection: upgrade, close\r\n')],
  ['HTTP/1.0', 'GET /cdrs/5 HTTP/1.0\r\nX-Auth-Token: any\r\n\r\n'],
  ["a proxy's form of the address", get('http://pbx.example.com/v1.2/voice/cdrs/5', 'Connection: close\r\n')],
  ['a fragment', get('/cdrs/5#top', 'Connection: close\r\n')],
])('%s is answered as usual', async (_, bytes) => {
  const [answer] = await sendRaw(mock.url, bytes);
  expect(answer).toMatchObject({ status: 200, body: expect.stringContaining('"id":42001') });
});

test('a client that ends its side after the request gets its answer, however long that takes', async () => {
  const slow = await startMock({ port: 0, delay: 300 });
  onTestFinished(() => slow.close());
  const answers = await sendRaw(slow.url, get('/cdrs/5') + get('/calls/5'));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const late = await sendRaw(mock.url, get('/cdrs/5', 'Prefer: delay=1500\r\nConnection: close\r\n'));
  expect(late.map(({ status }) => status)).toEqual([102, 200]);
});

test.each(['destroy', 'resetAndDestroy'] as const)(
  '%s during a delay frees the connection',
  async (leave) => {
    mock.clear();
    const { port, hostname } = new URL(mock.url);
    const socket = connect(Number(port), hostname);
    socket.write(get('/cdrs/5', 'Prefer: delay=60000\r\n'));
    await sleep(100);
    socket[leave]();
    await vi.waitFor(() => expect(mock.requests).toHaveLength(1), { timeout: 10_000 });
    expect(mock.requests[0]?.milliseconds).toBeLessThan(10_000);
  },
);

test('a chunked body is a body', async () => {
  const chunks = '13\r\n{"to":"447700900456\r\n11\r\n","from":"410003"\r\n1\r\n}\r\n0\r\n\r\n';
  const [answer] = await sendRaw(
    mock.url,
    post('Transfer-Encoding: chunked\r\nConnection: close\r\n', chunks),
  );
  expect(answer?.status).toBe(201);
});

test('pipelined requests are answered in their order, and what follows them after them', async () => {
  const answers = await sendRaw(
    mock.url,
    `${get('/cdrs/5')}${get('/nowhere')}${get('/calls/5')}NOT HTTP\r\n\r\n`,
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 404, 200, 400]);
  expect(answers[0]?.body).toContain('"id":42001');
});
