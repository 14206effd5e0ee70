import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import express from 'express';
import Fastify from 'fastify';
import { Hono } from 'hono';
import { startServer } from '@telephony/testing/start-server';
import { expect, onTestFinished, test } from 'vitest';
import {
  authenticate,
  createWebhookHandler,
  InvalidEventError,
  parseEvent,
  type RequestLike,
  type Secret,
} from '../../src/index.ts';
import { deliver, sampleEvent } from '../../src/testing.ts';
import { basic, post } from '../support/receiver.ts';

const BASIC = { username: 'pbx', password: 'seven-spokes-and-a-bell' };
const KEY = 'k3v9-2c71-aa05-9d4e';
const secret = [BASIC, KEY];
const seen: unknown[] = [];

function receive(request: RequestLike, body: unknown): number {
  if (!authenticate(request, secret)) return 401;
  try {
    const event = parseEvent(body);
    seen.push(event.event_name === 'call.missed' ? [event.src, event.drift] : event.event_name);
    return 204;
  } catch (error) {
    if (error instanceof InvalidEventError) return 400;
    throw error;
  }
}

const SERVERS: Readonly<Record<string, () => Promise<string>>> = {
  'node:http': () =>
    startServer((request, response) => {
      void buffer(request).then((body) => response.writeHead(receive(request, body)).end());
    }),
  'Express, in a router': () => {
    const router = express.Router();
    router.use(express.raw({ type: () => true }));
    router.post(/.*/, (request, response) => {
      response.sendStatus(receive(request, request.body));
    });
    return startServer(createServer(express().use('/hooks', router)));
  },
  async Fastify() {
    const app = Fastify();
    onTestFinished(() => app.close());
    app.post('/hooks*', (request, reply) => reply.code(receive(request, request.body)).send());
    return app.listen({ port: 0, host: '127.0.0.1' });
  },
};

test.each(Object.entries(SERVERS))('in %s', async (_, start) => {
  const url = await start();
  const event = sampleEvent('call.missed', { duration: 12 });
  const statuses = [
    await deliver(`${url}/hooks`, { ...event, duration: '12' }, { secret: BASIC }),
    await deliver(`${url}/hooks`, event, { secret: KEY }),
    await deliver(`${url}/hooks`, event, { secret: { ...BASIC, password: 'seven-spokes-and-no-bell' } }),
    await deliver(`${url}/hooks`, event),
    await deliver(`${url}/hooks`, '[]', { secret: BASIC }),
  ].map(({ status }) => status);
  expect(statuses).toEqual([204, 204, 401, 401, 400]);
  expect(seen.splice(0)).toEqual([
    [event.src, [{ field: 'duration', message: expect.stringMatching(/^is text/), mended: true }]],
    [event.src, undefined],
  ]);
});

test('with a Request, as in Hono', async () => {
  const app = new Hono().post('/hooks', async (context) =>
    context.body(null, receive(context.req.raw, await context.req.json()) as 204),
  );
  const event = sampleEvent('sms.received');
  expect((await app.request(post(event, { headers: basic('pbx', BASIC.password) }))).status).toBe(204);
  expect((await app.request(post(event))).status).toBe(401);
  expect(seen.splice(0)).toEqual(['sms.received']);
});

test('it lets in what the handler lets in, whatever strangers send', async () => {
  const whole = { path: `/hooks/${KEY}` };
  const secrets: (Secret | Secret[])[] = [BASIC, KEY, whole, secret, 'none'];
  const paths = ['/', '/%', '//', `//x/${KEY}`, `/hooks/${KEY}`, `/${KEY}?x=1`, `/hooks/../${KEY}`];
  const sent = [
    undefined,
    '',
    'Basic',
    basic('pbx', BASIC.password).authorization,
    basic('x', 'y').authorization,
  ];
  for (const one of secrets)
    for (const path of paths)
      for (const authorization of sent) {
        const headers = authorization === undefined ? {} : { authorization };
        const request = post(sampleEvent('call.hangup'), { path, headers });
        const isIn = authenticate(request, one);
        expect(authenticate({ url: path, headers: { 'Content-Type': 'x', authorization } }, one)).toBe(isIn);
        const handler = createWebhookHandler({}, { secret: one, onDelivery: () => {} });
        expect((await handler(request)).status).toBe(isIn ? 204 : 401);
      }
});

test('a request without a path, or with a header twice or in capitals', () => {
  const { authorization } = basic('pbx', BASIC.password);
  for (const url of [undefined, '', '*', 'x', 'http://'])
    expect(authenticate({ url, headers: { authorization } }, BASIC)).toBe(true);
  for (const url of [undefined, '', '*', 'x', 'http://'])
    expect(authenticate({ url, headers: {} }, KEY)).toBe(false);
  expect(authenticate({ url: '/', headers: { Authorization: [authorization] } }, BASIC)).toBe(true);
  expect(authenticate({ url: '/', headers: { authorization: [authorization, 'x'] } }, KEY)).toBe(false);
  expect(authenticate({ url: `/hooks/${KEY}`, originalUrl: '/hooks', headers: {} }, KEY)).toBe(false);
});

test.each([
  [undefined, '`secret` is not set'],
  ['', '`secret` is not set'],
  [['a-secret-that-is-long', 'short'], '`secret[1]` is too short'],
])('without a good secret nobody is let in: %j', (bad, message) => {
  const request = post({}, { path: '/a-secret-that-is-long' });
  expect(() => authenticate(request, bad as never)).toThrow(`authenticate: ${message}`);
});
