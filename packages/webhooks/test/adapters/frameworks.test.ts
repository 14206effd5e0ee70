import { createServer, request as requestOf } from 'node:http';
import express from 'express';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { startServer } from '@telephony/testing/start-server';
import { expect, onTestFinished, test } from 'vitest';
import fastify from 'fastify';
import type { Secret } from '../../src/index.ts';
import { toFastifyRoute, toNodeListener } from '../../src/node.ts';
import { example } from '../support/contract-events.ts';
import { openReceiver, openRecorder } from '../support/receiver.ts';

const event = example('call.missed-leg');

test('Hono with a body limit, on Node: a body without a length is handled', async () => {
  const { seen, handler } = openRecorder();
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
  const { seen, store, handler } = openRecorder();
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

const KEY = 'k3v9-2c71-aa05-9d4e';
const body = JSON.stringify(event);
const post = async (url: string) => (await fetch(url, { method: 'POST', body })).status;

const startProxy = (target: string, prefix: string) =>
  startServer(
    createServer((request, response) => {
      const { method, headers, url = '' } = request;
      const passed = requestOf(`${target}${url.replace(prefix, '')}`, { method, headers }, (from) => {
        response.writeHead(from.statusCode ?? 502, from.headers);
        from.pipe(response);
      });
      request.pipe(passed);
    }),
  );

const listenerOf = (secret: Secret) => toNodeListener(openReceiver({}, { secret }).handler);

test.each([
  ['/pbx', KEY, 204],
  ['/pbx/hooks', KEY, 204],
  ['/pbx', { path: `/hooks/${KEY}` }, 204],
  ['/pbx', { path: `/pbx/hooks/${KEY}` }, 401],
  ['/pbx/hooks', { path: `/${KEY}` }, 204],
])('behind a proxy that removes %s, with the secret %j', async (prefix, secret, status) => {
  const proxy = await startProxy(await startServer(createServer(listenerOf(secret))), prefix);
  expect(await post(`${proxy}/pbx/hooks/${KEY}`)).toBe(status);
  expect(await post(`${proxy}/pbx/hooks/${KEY}x`)).toBe(401);
});

test.each([KEY, { path: `/api/hooks/${KEY}` }])(
  'Express, in a router: all of the path counts, with %j',
  async (secret) => {
    const router = express.Router().post('/hooks/:secret', listenerOf(secret));
    const url = await startServer(createServer(express().use('/api', router)));
    expect(await post(`${url}/api/hooks/${KEY}?a=1`)).toBe(204);
    expect(await post(`${url}/api/hooks/${KEY}x`)).toBe(401);
  },
);

test('Express, mounted on the secret itself, behind a parser', async () => {
  const app = express()
    .use(express.json({ type: '*/*' }))
    .use(`/hooks/${KEY}`, listenerOf(KEY));
  const url = await startServer(createServer(app));
  expect(await post(`${url}/hooks/${KEY}`)).toBe(204);
});

test('Fastify, with a prefix and a URL that it has rewritten: what was sent counts', async () => {
  const app = fastify({ rewriteUrl: ({ url = '' }) => url.replace('/v2', '') });
  onTestFinished(() => app.close());
  const { handler } = openReceiver({}, { secret: { path: `/v2/api/hooks/${KEY}` } });
  await app.register(async (scope) => scope.post('/hooks/:secret', toFastifyRoute(handler)), {
    prefix: '/api',
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  expect(await post(`${app.listeningOrigin}/v2/api/hooks/${KEY}`)).toBe(204);
  expect(await post(`${app.listeningOrigin}/api/hooks/${KEY}`)).toBe(401);
});
