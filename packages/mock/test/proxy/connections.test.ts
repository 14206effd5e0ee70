import { createServer as createTlsServer } from 'node:https';
import { createServer as createRawServer } from 'node:net';
import { ownCertificate } from '@telephony/testing/own-certificate';
import { startServer } from '@telephony/testing/start-server';
import { describe, expect, test, vi } from 'vitest';
import { startProxy } from '../../src/index.ts';
import { exampleOf, sendJson, serveProxy } from './support/serve-proxy.ts';

const list = () => exampleOf('listCdrs');

describe('a server that does not respond is no finding, and is counted', () => {
  test('refused', async () => {
    const { proxy, ask } = await serveProxy('http://127.0.0.1:1');
    const response = await ask('GET /cdrs?limt=1');
    expect([response.status, await response.json()]).toEqual([
      502,
      { message: 'The upstream refused the connection.', errors: [] },
    ]);
    await (await ask('GET /cdrs')).text();
    expect(proxy.missing()).toMatchObject([{ reason: 'refused the connection', count: 2 }]);
    expect([proxy.findings(), proxy.checked()]).toEqual([[], 0]);
  });

  test('late', async () => {
    const { proxy, ask } = await serveProxy(() => {}, { timeout: 300 });
    const response = await ask('GET /cdrs');
    expect([response.status, (await response.json()).message]).toEqual([
      504,
      'The upstream did not respond within 300 ms.',
    ]);
    expect(proxy.missing()).toMatchObject([{ reason: 'did not respond within 300 ms', count: 1 }]);
  });

  test('no HTTP', async () => {
    const upstream = createRawServer((socket) => {
      socket.on('error', () => {});
      socket.once('data', () => socket.end('220 mail.example.com ESMTP\r\n'));
    });
    const { proxy, ask } = await serveProxy(upstream);
    expect((await ask('GET /cdrs')).status).toBe(502);
    expect(proxy.missing()).toMatchObject([{ reason: expect.stringContaining('does not speak HTTP') }]);
  });

  test('broken off in the middle', async () => {
    const { proxy, ask } = await serveProxy((_, response) => {
      response
        .writeHead(200, { 'content-type': 'application/json', 'content-length': '100' })
        .write('{"data":');
      setTimeout(() => response.destroy(), 50);
    });
    await expect(ask('GET /cdrs').then((response) => response.text())).rejects.toThrow('terminated');
    await vi.waitFor(() =>
      expect(proxy.missing()).toMatchObject([{ reason: 'broke off in the middle of a response', count: 1 }]),
    );
    expect(proxy.findings()).toEqual([]);
  });
});

test('a TLS upstream with a certificate that nobody vouches for is refused, unless that is asked for', async () => {
  const server = createTlsServer(ownCertificate(), (_, response) => sendJson(response, list()));
  const url = await startServer(server);
  const strict = await serveProxy(url);
  const refused = await strict.ask('GET /cdrs');
  expect([refused.status, (await refused.json()).message]).toEqual([
    502,
    expect.stringMatching(/^The upstream has a certificate that is not trusted/),
  ]);
  const trusting = await serveProxy(url, { insecure: true });
  expect((await trusting.ask('GET /cdrs')).status).toBe(200);
});

test.each([
  ['pbx.example.com', /is not an address of a server/],
  ['ftp://pbx.example.com', /is not an address of a server/],
  ['https://pbx.example.com/?a=b', /is not an address of a server/],
  ['https://user:secret@pbx.example.com', /must not have a user or a password/],
])('%s is refused as an upstream', async (upstream, message) => {
  await expect(startProxy({ upstream, port: 0 })).rejects.toThrow(message);
});
