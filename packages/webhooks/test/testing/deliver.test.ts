import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { startServer } from '@telephony/testing/start-server';
import { expect, onTestFinished, test } from 'vitest';
import { createWebhookHandler } from '../../src/index.ts';
import { deliver, sampleEvent } from '../../src/testing.ts';

async function listen(status: number, headers: Record<string, string> = {}) {
  const requests: { request: IncomingMessage; body: string }[] = [];
  const url = await startServer((request, response) => {
    const keep = async () => {
      requests.push({ request, body: await text(request) });
      response.writeHead(status, headers).end();
    };
    void keep();
  });
  return { url, requests };
}

test('posts the event as JSON and gives back the answer', async () => {
  const { url, requests } = await listen(204);
  const event = sampleEvent('sms.received', { text: 'Grüße' });
  const response = await deliver(`${url}/events?x=1`, event, { headers: { 'X-Trace': '7' } });
  expect(response.status).toBe(204);
  const [{ request, body }] = requests as [(typeof requests)[0]];
  expect(request).toMatchObject({ method: 'POST', url: '/events?x=1' });
  expect(request.headers).toMatchObject({ 'content-type': 'application/json', 'x-trace': '7' });
  expect(request.headers.authorization).toBeUndefined();
  expect(JSON.parse(body)).toEqual(event);
});

test.each([
  [{ username: 'pbx', password: 'a-long-k:ü-secret' }, '/events', `Basic ${btoa('pbx:a-long-k:Ã¼-secret')}`],
  ['a-long-k3/v9-secret', '/events/a-long-k3%2Fv9-secret', undefined],
  [{ path: '/hooks/a-long-k3v9' }, '/hooks/a-long-k3v9', undefined],
])('sends the secret %o where the receiver looks for it', async (secret, path, authorization) => {
  const { url, requests } = await listen(204);
  await deliver(`${url}/events`, sampleEvent('call.missed'), { secret });
  expect(requests[0]?.request.url).toBe(path);
  expect(requests[0]?.request.headers.authorization).toBe(authorization);
  const receiver = createWebhookHandler({}, { secret, onDelivery: () => {} });
  expect((await deliver(receiver, sampleEvent('call.missed'), { secret })).status).toBe(204);
  expect((await deliver(receiver, sampleEvent('call.missed'))).status).toBe(401);
});

test('user and password of the address are sent as the platform sends them', async () => {
  const { url, requests } = await listen(204);
  await deliver(url.replace('//', '//pbx:k%203@'), sampleEvent('call.missed'));
  expect(requests[0]?.request.headers.authorization).toBe(`Basic ${btoa('pbx:k 3')}`);
});

test('text and bytes go out as they are, also when they are no event', async () => {
  const { url, requests } = await listen(400);
  await deliver(url, '{"event_name":');
  await deliver(url, new Uint8Array([0x7b, 0xff]));
  expect(requests.map(({ body }) => body)).toEqual(['{"event_name":', '{\ufffd']);
});

test('a handler is called without a network', async () => {
  const taken: string[] = [];
  const handler = createWebhookHandler(
    { 'call.missed': ({ id }) => void taken.push(id) },
    { secret: 'none' },
  );
  const event = sampleEvent('call.missed');
  const answers = await Promise.all([deliver(handler, event), deliver(handler, event)]);
  expect(answers.map(({ status }) => status)).toEqual([204, 204]);
  expect(taken).toEqual([event.id]);
});

test('no redirect is followed', async () => {
  const { url, requests } = await listen(302, { location: '/elsewhere' });
  expect((await deliver(url, sampleEvent('call.missed'))).status).toBe(302);
  expect(requests).toHaveLength(1);
});

test('ends when the signal says so, at once or after a garbage collection', async () => {
  const { url } = await listen(204);
  await expect(deliver(url, sampleEvent('call.missed'), { signal: AbortSignal.abort() })).rejects.toThrow(
    /abort/i,
  );
  const silent = await startServer(() => {});
  setFlagsFromString('--expose-gc');
  const collecting = setInterval(runInNewContext('gc') as () => void, 20);
  onTestFinished(() => clearInterval(collecting));
  await expect(deliver(silent, {}, { signal: AbortSignal.timeout(300) })).rejects.toThrow(/timeout/);
});
