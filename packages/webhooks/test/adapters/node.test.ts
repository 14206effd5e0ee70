import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request as requestOf } from 'node:http';
import { connect as connectHttp2, createServer as createHttp2Server } from 'node:http2';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { startServer } from '@telephony/testing/start-server';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { WebhookOptions } from '../../src/index.ts';
import { type NodeListener, toNodeListener } from '../../src/node.ts';
import { example } from '../support/contract-events.ts';
import { basic, openReceiver, openRecorder } from '../support/receiver.ts';

const body = { ...example('sms.received-user'), text: 'Grüße 🎧' };
const json = { 'content-type': 'application/json' };
const SECRET = 'k3v9-2c71-aa05-9d4e';
const send = (url: string, init: RequestInit = {}) =>
  fetch(url, { method: 'POST', headers: json, body: JSON.stringify(body), ...init });

function receiver(options: Partial<WebhookOptions> = {}) {
  const opened = openRecorder(options);
  return { ...opened, listener: toNodeListener(opened.handler) };
}

test('node:http: events arrive as they were sent, the responses as the handler gives them', async () => {
  const secret = { username: 'pbx', password: SECRET };
  const { seen, listener } = receiver({ secret });
  const url = await startServer(createServer(listener));
  const headers = { ...json, ...basic(secret.username, secret.password) };
  expect((await send(url, { headers })).status).toBe(204);
  expect(seen).toEqual([body]);
  const refused = await send(url);
  expect(refused.status).toBe(401);
  expect(refused.headers.get('www-authenticate')).toContain('Basic');
  expect(await refused.json()).toMatchObject({ errors: [] });
  expect((await fetch(url)).headers.get('allow')).toBe('POST');
  expect((await fetch(url, { method: 'HEAD' })).status).toBe(405);
});

async function openSession(listener: NodeListener) {
  const server = createHttp2Server().on('request', listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client = connectHttp2(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  onTestFinished(() => {
    client.destroy();
    server.close();
  });
  return client;
}

test('node:http2: events arrive, and a body above the limit has its response', async () => {
  const { seen, outcomes, listener } = receiver({ secret: SECRET, maxBytes: 10_000 });
  const client = await openSession(listener);
  const statusOf = async (path: string, content: string): Promise<unknown> => {
    const stream = client.request({ ':method': 'POST', ':path': path, ...json });
    stream.end(content);
    const [headers] = await once(stream.resume(), 'response');
    return headers[':status'];
  };
  expect(await statusOf(`/${SECRET}`, JSON.stringify(body))).toBe(204);
  expect(await statusOf('/other', JSON.stringify(body))).toBe(401);
  expect(await statusOf(`/${SECRET}`, 'a'.repeat(20_000))).toBe(202);
  expect(await statusOf(`/${SECRET}`, JSON.stringify(body))).toBe(204);
  expect(seen).toEqual([body]);
  expect(outcomes()).toEqual(['handled', 'unauthorized', 'quarantined', 'duplicate']);
});

test('node:http2: the stream of a sender that goes on with its body is closed soon after the response', async () => {
  const stream = (await openSession(receiver().listener)).request({ ':method': 'POST', ':path': '/events' });
  const closed = once(stream, 'close', { signal: AbortSignal.timeout(3_000) });
  stream.write(Buffer.alloc(2_000_000));
  const [headers] = await once(stream.resume(), 'response');
  expect(headers[':status']).toBe(202);
  await closed;
});

test('a large body: its sender gets the response, and its beginning is kept', async () => {
  const { listener, store } = receiver({ secret: SECRET, maxBytes: 10_000 });
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
  for (const init of [{ body: large }, streamed])
    expect((await send(`${url}/${SECRET}`, init)).status).toBe(202);
  expect((await send(`${url}/wrong`, { body: large })).status).toBe(401);
  expect((await send(`${url}/${SECRET}`)).status).toBe(204);
  const kept = await store.kept();
  expect(kept.map((delivery) => atob(delivery.body).length)).toEqual([10_000, 10_000]);
});

test('a body that is too large does not cost the deliveries after it their connection', async () => {
  const { listener } = receiver({ secret: SECRET });
  const url = await startServer(createServer(listener));
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  const post = async (content: string) => {
    const sent = requestOf(`${url}/${SECRET}`, { method: 'POST', agent });
    sent.end(content);
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    await once(response.resume(), 'end');
    return [response.statusCode, response.headers.connection];
  };
  expect(await post('x'.repeat(1_000_000))).toEqual([202, 'close']);
  for (let count = 0; count < 10; count += 1) {
    expect(await post(JSON.stringify(body))).toEqual([204, 'keep-alive']);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
});

test.each([
  ['too large', SECRET, 202],
  ['without the secret', 'wrong', 401],
])('a sender that never stops is cut off: %s', async (_, path, expected) => {
  const { listener } = receiver({ secret: SECRET, maxBytes: 10_000 });
  const url = new URL(path, await startServer(createServer(listener)));
  const request = requestOf(url, { method: 'POST', headers: json });
  request.on('error', () => {});
  const closed = new Promise((resolve) => request.once('close', resolve));
  const sending = setInterval(() => request.write('x'.repeat(1000)), 1);
  onTestFinished(() => clearInterval(sending));
  const status = await new Promise((resolve) =>
    request.once('response', (response) => resolve(response.resume().statusCode)),
  );
  expect(status).toBe(expected);
  await closed;
});

test.each([
  ['an event', SECRET, 'failed'],
  ['no secret', 'wrong', 'unauthorized'],
])('a sender that goes away in the middle, with %s, and the server lives on', async (_, path, outcome) => {
  const { seen, outcomes, listener } = receiver({ secret: SECRET });
  const url = await startServer(createServer(listener));
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.write(`POST /${path} HTTP/1.1\r\nHost: x\r\nContent-Length: 500\r\n\r\n{"id":`);
  await new Promise((resolve) => setTimeout(resolve, 50));
  socket.destroy();
  await vi.waitFor(() => expect(outcomes()).toEqual([outcome]));
  expect(seen).toEqual([]);
  expect((await send(`${url}/${SECRET}`)).status).toBe(204);
});

test('a sender that does not wait for the response has delivered', async () => {
  const gate = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const finished = vi.fn<() => void>();
  const any = () => {
    begun.resolve();
    return gate.promise.then(finished);
  };
  const url = await startServer(createServer(toNodeListener(openReceiver({ any }).handler)));
  const leave = new AbortController();
  const sent = send(url, { signal: leave.signal });
  void begun.promise.then(() => leave.abort());
  await expect(sent).rejects.toThrow('aborted');
  gate.resolve();
  await vi.waitFor(() => expect(finished).toHaveBeenCalled());
});

test('a handler that throws leaves the sender without a response, so that it tries again', async () => {
  const url = await startServer(createServer(toNodeListener(() => Promise.reject(new Error('oops')))));
  await expect(send(url)).rejects.toThrow('fetch failed');
});

test.each([
  ['TRACE / HTTP/1.1\r\nHost: x', 405],
  ['OPTIONS * HTTP/1.1\r\nHost: x', 405],
  [`POST //other.example/${SECRET} HTTP/1.1\r\nHost: x`, 202],
  [`POST http://other.example/${SECRET} HTTP/1.1\r\nHost: x`, 202],
  [`POST /${SECRET} HTTP/1.1\r\nHost: a b`, 202],
  [`POST /${SECRET} HTTP/1.1\r\nHost: `, 202],
  [`POST /${SECRET} HTTP/1.0`, 202],
  ['POST /%zz HTTP/1.1\r\nHost: x', 401],
  ['POST /a\\b HTTP/1.1\r\nHost: x', 401],
])('unusual requests have their response: %j', async (head, status) => {
  const { listener } = receiver({ secret: SECRET });
  const url = await startServer(createServer(listener));
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.write(`${head}\r\nConnection: close\r\n\r\n`);
  expect(await text(socket)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
});
