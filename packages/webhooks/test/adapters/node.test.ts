import { once } from 'node:events';
import { createServer, request as requestOf } from 'node:http';
import { connect as connectHttp2, createServer as createHttp2Server } from 'node:http2';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import express from 'express';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createWebhookHandler } from '../../src/index.ts';
import { toNodeListener } from '../../src/node.ts';
import { example } from '../support/contract-events.ts';
import { basic } from '../support/post.ts';
import { startServer } from '../support/start-server.ts';
import { spyErrors } from '../support/spies.ts';

const body = { ...example('sms.received-user'), text: 'Grüße 🎧' };
const json = { 'content-type': 'application/json' };
const send = (url: string, init: RequestInit = {}) =>
  fetch(url, { method: 'POST', headers: json, body: JSON.stringify(body), ...init });

function receiver(options: Parameters<typeof createWebhookHandler>[1] = {}) {
  const seen: unknown[] = [];
  const onError = spyErrors();
  const handler = createWebhookHandler({ any: (event) => seen.push(event) }, { onError, ...options });
  return { seen, onError, handler, listener: toNodeListener(handler) };
}

test('node:http: events arrive as they were sent, the answers as the handler gives them', async () => {
  const { seen, listener } = receiver({ secret: { username: 'pbx', password: 'k3v9' } });
  const url = await startServer(createServer(listener));
  const headers = { ...json, ...basic('pbx', 'k3v9') };
  expect((await send(url, { headers })).status).toBe(204);
  expect(seen).toEqual([body]);
  const refused = await send(url);
  expect(refused.status).toBe(401);
  expect(refused.headers.get('www-authenticate')).toContain('Basic');
  const wrong = await send(url, { headers, body: '{"event_name":""}' });
  expect(wrong.status).toBe(400);
  expect(await wrong.json()).toMatchObject({ errors: [{ field: 'event_name', message: 'is empty' }] });
  expect((await fetch(url)).headers.get('allow')).toBe('POST');
  expect((await fetch(url, { method: 'HEAD' })).status).toBe(405);
  expect((await send(url, { headers: { ...basic('pbx', 'k3v9') } })).status).toBe(415);
});

test('node:http2: events arrive, and what is none is refused', async () => {
  const { seen, listener } = receiver({ secret: 'k3v9', maxBytes: 10_000 });
  const server = createHttp2Server().on('request', listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const client = connectHttp2(`http://127.0.0.1:${port}`);
  onTestFinished(() => {
    client.destroy();
    server.close();
  });
  const statusOf = async (path: string, content: string): Promise<unknown> => {
    const stream = client.request({ ':method': 'POST', ':path': path, ...json });
    stream.end(content);
    const [headers] = await once(stream.resume(), 'response');
    return headers[':status'];
  };
  expect(await statusOf('/k3v9', JSON.stringify(body))).toBe(204);
  expect(await statusOf('/other', JSON.stringify(body))).toBe(401);
  expect(await statusOf('/k3v9', '{}')).toBe(400);
  expect(await statusOf('/k3v9', 'a'.repeat(20_000))).toBe(413);
  expect(seen).toEqual([body]);
});

test.each([
  ['no parser', undefined],
  ['express.json()', express.json()],
  ['express.text()', express.text({ type: '*/*' })],
  ['express.raw()', express.raw({ type: '*/*' })],
])('Express with %s, mounted on a path', async (_, parser) => {
  const { seen, listener } = receiver({ secret: { path: '/api/hooks/k3v9' } });
  const app = express();
  if (parser) app.use(parser);
  const router = express.Router();
  router.post('/hooks/:secret', listener);
  app.use('/api', router);
  const url = await startServer(createServer(app));
  expect((await send(`${url}/api/hooks/k3v9`)).status).toBe(204);
  expect((await send(`${url}/api/hooks/other`)).status).toBe(401);
  expect((await send(`${url}/api/hooks/k3v9`, { body: '{"event_name":"call.missed"}' })).status).toBe(400);
  expect(seen).toEqual([body]);
});

test('a body above the limit is answered with 413, and the connection is closed', async () => {
  const { seen, listener } = receiver({ secret: 'k3v9', maxBytes: 10_000 });
  const url = await startServer(createServer(listener));
  const large = 'x'.repeat(20_000_000);
  const chunked = () =>
    new ReadableStream({
      start(controller) {
        for (let index = 0; index < 200; index += 1) controller.enqueue(new Uint8Array(65_536));
        controller.close();
      },
    });
  const streamed = { body: chunked(), duplex: 'half' };
  for (const init of [{ body: large }, streamed]) {
    const response = await send(`${url}/k3v9`, init);
    expect(response.status).toBe(413);
    expect(response.headers.get('connection')).toBe('close');
    expect(await response.json()).toMatchObject({ message: 'The body is larger than 10000 bytes.' });
  }
  expect((await send(`${url}/wrong`, { body: large })).status).toBe(401);
  expect((await send(`${url}/k3v9`)).status).toBe(204);
  expect(seen).toHaveLength(1);
});

test('a sender that never stops is cut off', async () => {
  const { listener } = receiver({ maxBytes: 10_000 });
  const url = new URL(await startServer(createServer(listener)));
  const request = requestOf(url, { method: 'POST', headers: json });
  request.on('error', () => {});
  const closed = new Promise((resolve) => request.once('close', resolve));
  const sending = setInterval(() => request.write('x'.repeat(1000)), 1);
  const status = await new Promise((resolve) =>
    request.once('response', ({ statusCode }) => resolve(statusCode)),
  );
  expect(status).toBe(413);
  await closed;
  clearInterval(sending);
});

test('a sender that goes away in the middle is no event, and the server lives on', async () => {
  const { seen, onError, listener } = receiver();
  const url = await startServer(createServer(listener));
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.write(
    'POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"id":',
  );
  await new Promise((resolve) => setTimeout(resolve, 50));
  socket.destroy();
  await vi.waitFor(() => expect(String(onError.mock.calls[0]?.[0])).toContain('The body ended early'));
  expect(seen).toEqual([]);
  expect((await send(url)).status).toBe(204);
});

test('a sender that does not wait for the answer has delivered', async () => {
  const gate = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const finished = vi.fn<() => void>();
  const handler = createWebhookHandler({
    any: () => {
      begun.resolve();
      return gate.promise.then(finished);
    },
  });
  const url = await startServer(createServer(toNodeListener(handler)));
  const leave = new AbortController();
  const sent = send(url, { signal: leave.signal });
  void begun.promise.then(() => leave.abort());
  await expect(sent).rejects.toThrow('aborted');
  gate.resolve();
  await vi.waitFor(() => expect(finished).toHaveBeenCalled());
});

test.each([
  ['TRACE / HTTP/1.1\r\nHost: x', 405],
  ['POST //other.example/x HTTP/1.1\r\nHost: x', 415],
  ['POST http://other.example/x HTTP/1.1\r\nHost: x', 415],
  ['POST / HTTP/1.1\r\nHost: a b', 415],
  ['OPTIONS * HTTP/1.1\r\nHost: x', 405],
])('odd requests are answered: %j', async (head, status) => {
  const { listener } = receiver();
  const url = await startServer(createServer(listener));
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.write(`${head}\r\nConnection: close\r\n\r\n`);
  expect(await text(socket)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
});
