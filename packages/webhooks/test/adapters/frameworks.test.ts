import { connect, createServer as createHttp2Server } from 'node:http2';
import express from 'express';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { expect, onTestFinished, test } from 'vitest';
import { memoryStore, type TelephonyEvent } from '../../src/index.ts';
import { toNodeListener } from '../../src/node.ts';
import { example } from '../support/contract-events.ts';
import { openReceiver } from '../support/open-receiver.ts';
import { startServer } from '../support/start-server.ts';

const event = example('call.missed-leg');

function receiver() {
  const seen: TelephonyEvent[] = [];
  const store = memoryStore();
  return { seen, store, ...openReceiver({ any: (one) => void seen.push(one) }, { store }) };
}

test('Hono with a body limit, on Node: a body without a length is handled', async () => {
  const { seen, handler } = receiver();
  const app = new Hono();
  app.post('/events', bodyLimit({ maxSize: 50_000 }), (context) => handler(context.req.raw));
  const url = await startServer(toNodeListener(app.fetch));
  const body = new Blob([JSON.stringify(event)]).stream();
  const init = { method: 'POST', body, duplex: 'half' };
  expect((await fetch(`${url}/events`, init)).status).toBe(204);
  expect(seen).toEqual([event]);
});

test.each([
  ['is handled where it can only have been one text', { ...event, src_name: 'a=b&c%' }, 204],
  ['is kept where a space may have been a plus sign', { ...event, src_name: 'Ben Aziz' }, 202],
  ['is kept where bytes were taken for others', { ...event, src_name: 'a%41b' }, 202],
])('JSON that express.urlencoded() has taken for a form %s', async (_, sent, status) => {
  const { seen, store, handler } = receiver();
  const clear = Object.fromEntries(
    Object.entries(sent).map(([name, value]) => [
      name,
      typeof value === 'string' && name !== 'src_name' && !/_time|_at/.test(name)
        ? value.replaceAll(' ', '')
        : value,
    ]),
  );
  const url = await startServer(express().use(express.urlencoded()).post('/events', toNodeListener(handler)));
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const response = await fetch(`${url}/events`, { method: 'POST', headers, body: JSON.stringify(clear) });
  expect(response.status).toBe(status);
  expect(seen).toEqual(status === 204 ? [clear] : []);
  expect(await store.kept()).toHaveLength(status === 204 ? 0 : 1);
});

test('HTTP/2: the stream of a sender that goes on with its body is closed soon after the response', async () => {
  const { handler } = receiver();
  const server = createHttp2Server(toNodeListener(handler));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const session = connect(`http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`);
  onTestFinished(() => {
    session.destroy();
    server.close();
  });
  const stream = session.request({ ':method': 'POST', ':path': '/events' });
  const closed = new Promise((resolve) => stream.once('close', () => resolve('closed')));
  const status = new Promise((resolve) => stream.once('response', (headers) => resolve(headers[':status'])));
  stream.write(Buffer.alloc(2_000_000));
  stream.resume();
  expect(await status).toBe(202);
  const late = new Promise((resolve) => setTimeout(resolve, 3_000, 'open'));
  expect(await Promise.race([closed, late])).toBe('closed');
});
