import { createServer } from 'node:http';
import express from 'express';
import fastify from 'fastify';
import { Hono } from 'hono';
import { startServer } from '@telephony/testing/start-server';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createWebhookHandler, type EventStore, memoryStore, type WebhookHandler } from '../../src/index.ts';
import { type LambdaEvent, toLambdaHandler } from '../../src/lambda.ts';
import { toFastifyRoute, toNodeListener } from '../../src/node.ts';
import { MATERIAL, SECRET } from './support/material.ts';

vi.mock('next/server', () => ({ after: () => {} }));

type Host = (path: string, init: RequestInit) => Promise<Response>;

const ORIGIN = 'https://receiver.example';
const overNetwork =
  (origin: string): Host =>
  (path, init) =>
    fetch(`${origin}${path}`, init);

function honoApp(handler: WebhookHandler) {
  const app = new Hono();
  app.post('/hooks/:secret', (context) => handler(context.req.raw));
  app.post('/orders', async (context) => context.json(await context.req.json()));
  return app;
}

const HOSTS: Readonly<Record<string, (handler: WebhookHandler) => Promise<Host>>> = {
  'node:http': async (handler) => overNetwork(await startServer(createServer(toNodeListener(handler)))),
  async Express(handler) {
    const app = express();
    app.post('/hooks/:secret', toNodeListener(handler));
    app.use(express.json());
    app.post('/orders', (request, response) => void response.json(request.body));
    return overNetwork(await startServer(createServer(app)));
  },
  async Fastify(handler) {
    const app = fastify();
    onTestFinished(() => app.close());
    app.post('/hooks/:secret', toFastifyRoute(handler));
    app.post('/orders', (request, reply) => reply.send(request.body));
    return overNetwork(await app.listen({ port: 0, host: '127.0.0.1' }));
  },
  Hono: async (handler) => {
    const app = honoApp(handler);
    return async (path, init) => app.fetch(new Request(`${ORIGIN}${path}`, init));
  },
  'Hono on Node': async (handler) => overNetwork(await startServer(toNodeListener(honoApp(handler).fetch))),
  async Lambda(handler) {
    const invoke = toLambdaHandler(handler);
    // A function URL sends a body that may not be text in base64.
    return async (path, init) => {
      const request = new Request(`${ORIGIN}${path}`, init);
      const event: LambdaEvent = {
        rawPath: path,
        rawQueryString: '',
        headers: Object.fromEntries(request.headers),
        requestContext: { http: { method: request.method } },
        body: Buffer.from(await request.arrayBuffer()).toString('base64'),
        isBase64Encoded: true,
      };
      const { statusCode: status, headers, body } = await invoke(event);
      return new Response(status === 204 ? null : body, { status, headers });
    };
  },
};

const EXAMPLES: Readonly<Record<string, () => Promise<Host>>> = {
  async 'Next.js'() {
    const { POST } = await import('../../examples/nextjs/route.ts');
    return (path, init) => POST(new Request(`${ORIGIN}${path}`, init));
  },
  async Workers() {
    const { default: worker } = await import('../../examples/cloudflare-worker.ts');
    const put = async (_key: string, value: unknown) => console.log(value);
    const env = { EVENTS: { put }, WEBHOOK_SECRET: SECRET };
    return (path, init) => worker.fetch(new Request(`${ORIGIN}${path}`, init), env, { waitUntil: () => {} });
  },
};

async function start(name: string) {
  const events: unknown[] = [];
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const host = HOSTS[name];
  if (host) {
    const store = memoryStore();
    const handler = createWebhookHandler(
      { any: (event) => void events.push(event) },
      { secret: SECRET, store },
    );
    return { send: await host(handler), events, store };
  }
  vi.resetModules();
  vi.stubEnv('WEBHOOK_SECRET', SECRET);
  vi.spyOn(console, 'log').mockImplementation((line) => void events.push(JSON.parse(String(line))));
  return { send: await EXAMPLES[name]!(), events, store: undefined as EventStore | undefined };
}

const path = `/hooks/${SECRET}`;
const json = { 'content-type': 'application/json' };

describe.each([...Object.keys(HOSTS), ...Object.keys(EXAMPLES)])('%s', (name) => {
  test.each(MATERIAL)('$name', async ({ body, headers, status, event: expected }) => {
    const { send, store, events } = await start(name);
    const response = await send(path, { method: 'POST', headers, body });
    expect(response.status).toBe(status);
    expect(await response.text()).toBe('');
    expect(events).toEqual(expected ? [expected] : []);
    const kept = await store?.kept();
    expect(kept?.map((delivery) => delivery.body) ?? []).toEqual(
      expected || !store ? [] : [Buffer.from(body).toString('base64')],
    );
  });

  test('a wrong secret, and two deliveries of one event at the same time', async () => {
    const { send, events } = await start(name);
    const { body, event } = MATERIAL[0]!;
    const post = (to: string) => send(to, { method: 'POST', headers: json, body });
    const refused = await post(`/hooks/${SECRET.toUpperCase()}`);
    expect(refused.status).toBe(401);
    expect(await refused.json()).toMatchObject({ errors: [] });
    const both = await Promise.all([post(path), post(path)]);
    expect(both.map(({ status }) => status)).toEqual([204, 204]);
    expect(events).toEqual([event]);
  });
});

test.each(['Express', 'Fastify', 'Hono on Node'])('%s: the parser of other routes is there', async (name) => {
  const { send } = await start(name);
  const response = await send('/orders', { method: 'POST', headers: json, body: '{"bikes":2}' });
  expect(await response.json()).toEqual({ bikes: 2 });
});
