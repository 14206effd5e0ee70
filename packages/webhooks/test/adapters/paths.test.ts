import { createServer, request as requestOf } from 'node:http';
import express from 'express';
import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import type { Secret } from '../../src/index.ts';
import { toFastifyRoute, toNodeListener } from '../../src/node.ts';
import { example } from '../support/contract-events.ts';
import { openReceiver } from '../support/open-receiver.ts';
import { startServer } from '../support/start-server.ts';

const KEY = 'k3v9-2c71-aa05-9d4e';
const body = JSON.stringify(example('call.missed-leg'));
const post = async (url: string) => (await fetch(url, { method: 'POST', body })).status;

/** A proxy that removes the beginning of the path. */
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
