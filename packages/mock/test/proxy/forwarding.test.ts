import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { connect, createServer as createRawServer } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import { startServer } from '@telephony/testing/start-server';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { rawExchange, rawGet } from './support/raw-exchange.ts';
import { exampleOf, sendJson, serveProxy } from './support/serve-proxy.ts';

const digest = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

async function keepRequests() {
  const requests: { message: IncomingMessage; body: Buffer }[] = [];
  const url = await startServer((message, response) => {
    const respond = async () => {
      requests.push({ message, body: await buffer(message) });
      sendJson(response, exampleOf('listCdrs'));
    };
    void respond();
  });
  return { url, requests };
}

describe('a request arrives as it was sent', () => {
  test.each([
    '/cdrs?limit=2&limit=2',
    '/cdrs?filter=%5B%7B%22property%22%3A%22a%22%7D%5D',
    '/cdrs/%2E2%2e/%C3%A9?a=%20+&&b',
    '/cdrs/%zz?%',
    '//cdrs/..5/x;y=1',
    '/v1.2/voice/cdrs?',
  ])('address %s, byte for byte', async (address) => {
    const { url, requests } = await keepRequests();
    const { proxy } = await serveProxy(`${url}/base/path/`);
    expect(await rawGet(proxy.url, address)).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    expect(requests[0]?.message.url).toBe(`/base/path${address}`);
  });

  test('headers in their order and spelling, but Host and those of the connection', async () => {
    const { url, requests } = await keepRequests();
    const { proxy } = await serveProxy(url);
    const sent = [
      'X-Auth-Token: one two',
      'x-TWICE: a',
      'x-TWICE: b',
      'X-Latin: \u00e9',
      'Cookie: a=b; c=d',
      'Prefer: code=404',
      'Accept-Encoding: gzip;q=0.1',
    ];
    const own = [
      'Connection: close, X-Hop',
      'X-Hop: 1',
      'Keep-Alive: timeout=5',
      'TE: trailers',
      'Expect: 100-continue',
    ];
    const head = ['GET /cdrs HTTP/1.1', 'Host: localhost:1', ...sent, ...own].join('\r\n');
    await rawExchange(proxy.url, Buffer.from(`${head}\r\n\r\n`, 'latin1'));
    const { rawHeaders, headers } = requests[0]!.message;
    const arrived = rawHeaders.flatMap((name, index) =>
      index % 2 ? [] : [`${name}: ${rawHeaders[index + 1]}`],
    );
    expect(arrived.filter((line) => !/^(host|connection):/i.test(line))).toEqual(sent);
    expect(headers.host).toBe(new URL(url).host);
  });

  test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('a body of 1 MB with %s', async (method) => {
    const { url, requests } = await keepRequests();
    const { ask } = await serveProxy(url);
    const bytes = randomBytes(1024 * 1024);
    await (await ask(`${method} /calls`, { body: bytes, headers: { 'content-type': 'audio/wav' } })).text();
    expect(requests[0]?.message.method).toBe(method);
    expect(digest(requests[0]!.body)).toBe(digest(bytes));
  });

  test('a chunked body', async () => {
    const { url, requests } = await keepRequests();
    const { proxy } = await serveProxy(url);
    await rawExchange(
      proxy.url,
      'POST /calls HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n2\r\nde\r\n0\r\n\r\n',
    );
    expect(requests[0]?.body.toString()).toBe('abcde');
  });

  test('OPTIONS, unless a browser asks for a page', async () => {
    const { url, requests } = await keepRequests();
    const { proxy } = await serveProxy(url);
    const preflight = { origin: 'http://localhost:5173', 'access-control-request-method': 'GET' };
    expect((await fetch(`${proxy.url}/cdrs`, { method: 'OPTIONS', headers: preflight })).status).toBe(204);
    expect((await fetch(`${proxy.url}/cdrs`, { method: 'OPTIONS' })).status).toBe(200);
    expect(requests.map(({ message }) => message.method)).toEqual(['OPTIONS']);
    expect(proxy.findings()).toEqual([]);
  });
});

describe('a response arrives as it was sent', () => {
  test.each([
    ['/monitors/7001.mp3', 'audio/mpeg', 'mp3'],
    ['/cdrs/42001.trace', 'application/vnd.tcpdump.pcap', 'pcap'],
  ])('the bytes of %s', async (path, type, suffix) => {
    const bytes = Buffer.concat([Buffer.from(suffix), randomBytes(300_000)]);
    const { ask } = await serveProxy((_, response) =>
      response.writeHead(200, { 'content-type': type }).end(bytes),
    );
    const response = await ask(`GET ${path}`);
    expect(response.headers.get('content-type')).toBe(type);
    expect(digest(Buffer.from(await response.arrayBuffer()))).toBe(digest(bytes));
  });

  test('compressed bytes stay compressed', async () => {
    const bytes = gzipSync(JSON.stringify(exampleOf('listCdrs')));
    const { proxy, found } = await serveProxy((_, response) =>
      response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' }).end(bytes),
    );
    const text = await rawGet(proxy.url, '/cdrs', 'X-Auth-Token: any', 'Accept-Encoding: gzip');
    expect(text).toMatch(/content-encoding: gzip/i);
    expect(text.includes(bytes.toString('latin1'))).toBe(true);
    expect(gunzipSync(bytes).length).toBeGreaterThan(bytes.length);
    expect(found()).toEqual([]);
  });

  test('status line, headers in order and spelling, and duplicates', async () => {
    const raw = [
      'HTTP/1.1 200 Very Fine',
      'Set-Cookie: a=1',
      'Set-Cookie: b=2',
      'X-UPPER: \u00e9',
      'Date: Thu, 01 Jan 1970 00:00:00 GMT',
      'Content-Type: application/json',
      'ETag: "x"',
      'Keep-Alive: timeout=1',
      'Content-Length: 2',
    ];
    const upstream = createRawServer((socket) => {
      socket.on('error', () => {});
      socket.once('data', () => socket.end(Buffer.from(`${raw.join('\r\n')}\r\n\r\n{}`, 'latin1')));
    });
    const { proxy } = await serveProxy(upstream);
    const [head = '', body] = (await rawGet(proxy.url, '/cdrs')).split('\r\n\r\n');
    const lines = head.split('\r\n').filter((line) => !/^(access-control|connection)/i.test(line));
    expect(lines).toEqual(raw.filter((line) => !line.startsWith('Keep-Alive')));
    expect(body).toBe('{}');
  });

  test.each([
    [204, 'DELETE /cdrs/5', {}],
    [304, 'GET /cdrs/5', { etag: '"x"' }],
    [200, 'HEAD /cdrs/5', { 'content-length': '1234', 'content-type': 'application/json' }],
  ])('%i without a body to %s', async (status, line, headers) => {
    const { ask } = await serveProxy((_, response) => response.writeHead(status, headers).end());
    const response = await ask(line);
    expect([response.status, await response.text()]).toEqual([status, '']);
    expect(Object.fromEntries(response.headers)).toMatchObject(headers);
  });

  test('part by part: the first part arrives before the last is sent', async () => {
    const { promise: seen, resolve: see } = Promise.withResolvers<void>();
    const { ask } = await serveProxy((_, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write('one');
      void seen.then(() => response.end('two'));
    });
    const reader = (await ask('GET /cdrs')).body!.getReader();
    expect(Buffer.from((await reader.read()).value!).toString()).toBe('one');
    see();
    expect(Buffer.from((await reader.read()).value!).toString()).toBe('two');
    expect((await reader.read()).done).toBe(true);
  });

  test('pages of this machine can read it, and what it says of caches stays', async () => {
    const { ask } = await serveProxy((_, response) =>
      response
        .writeHead(200, {
          'content-type': 'application/json',
          vary: 'Accept-Encoding',
          'access-control-allow-origin': 'https://pbx.example.com',
          'access-control-expose-headers': 'X-Total',
        })
        .end(JSON.stringify(exampleOf('listCdrs'))),
    );
    const { headers } = await ask('GET /cdrs', { headers: { origin: 'http://localhost:5173' } });
    expect(headers.get('access-control-allow-origin')).toBe('http://localhost:5173');
    expect(headers.get('vary')).toBe('Accept-Encoding, Origin');
    expect(headers.get('access-control-expose-headers')).toMatch(/^X-Total, .*Location/);
  });
});

test('a large recording is not held: a client that does not read holds the server back', async () => {
  const part = Buffer.alloc(1024 * 1024);
  const total = 100;
  let written = 0;
  const { proxy } = await serveProxy((_, response) => {
    response.writeHead(200, { 'content-type': 'audio/mpeg', 'content-length': String(total * part.length) });
    const write = (): void => {
      while (written < total) {
        written++;
        if (!response.write(part)) return void response.once('drain', write);
      }
      response.end();
    };
    write();
  });
  const { port, hostname } = new URL(proxy.url);
  const socket = connect(Number(port), hostname).pause();
  onTestFinished(() => void socket.destroy());
  socket.write('GET /monitors/7001.mp3 HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
  await vi.waitFor(() => expect(written).toBeGreaterThan(1));
  let before = 0;
  // What the kernel's buffers take is little.
  await vi.waitFor(
    () => {
      const isStill = before === written;
      before = written;
      expect(isStill).toBe(true);
    },
    { interval: 300, timeout: 10_000 },
  );
  expect(written).toBeLessThan(total / 2);
  let length = 0;
  socket.on('data', (chunk: Buffer) => (length += chunk.length));
  socket.resume();
  await once(socket, 'close');
  expect(length).toBeGreaterThan(total * part.length);
  expect(proxy.checked()).toBe(1);
});
