import { createServer, type RequestListener } from 'node:http';
import { deflateSync, gzipSync } from 'node:zlib';
import express, { type RequestHandler } from 'express';
import fastify from 'fastify';
import { startServer } from '@telephony/testing/start-server';
import { expect, onTestFinished, test } from 'vitest';
import type { WebhookHandler } from '../../src/index.ts';
import { toFastifyRoute, toNodeListener } from '../../src/node.ts';
import { example } from '../support/contract-events.ts';
import { openRecorder } from '../support/receiver.ts';

const body = { ...example('sms.received-user'), text: 'Grüße 🎧' };
const text = JSON.stringify(body);
const json = { 'content-type': 'application/json' };
const form = { 'content-type': 'application/x-www-form-urlencoded' };

const behind = (parser: RequestHandler, handler: WebhookHandler): RequestListener =>
  express().use(parser).post('/events', toNodeListener(handler));

const PARSERS: [name: string, parser: () => RequestHandler][] = [
  ['express.json()', () => express.json()],
  ['express.text()', () => express.text({ type: '*/*' })],
  ['express.raw()', () => express.raw({ type: '*/*' })],
  ['a parser of other bodies', () => express.urlencoded()],
];

test.each(PARSERS)('Express, behind %s: an event is handled, compressed too', async (_, parser) => {
  for (const [content, headers] of [
    [text, json],
    [new Uint8Array(gzipSync(text)), { ...json, 'content-encoding': 'gzip' }],
    [new Uint8Array(deflateSync(text)), { ...json, 'content-encoding': 'deflate' }],
  ] as const) {
    const { seen, handler } = openRecorder();
    const url = await startServer(createServer(behind(parser(), handler)));
    const response = await fetch(`${url}/events`, { method: 'POST', headers, body: content });
    expect(response.status).toBe(204);
    expect(seen).toEqual([body]);
  }
});

test.each([
  ['fields', { ...example('sms.received-user'), user_id: '', text: 'Hi & bye' }],
  ['JSON in payload', { payload: text }],
])('Express, behind express.urlencoded(): a form of %s is handled', async (_, fields) => {
  const { seen, handler } = openRecorder();
  const url = await startServer(createServer(behind(express.urlencoded({ extended: false }), handler)));
  const content = String(new URLSearchParams(fields));
  expect((await fetch(`${url}/events`, { method: 'POST', headers: form, body: content })).status).toBe(204);
  expect(seen).toMatchObject([{ id: body.id }]);
});

type Keep = (request: object, response: object, bytes: Buffer) => void;
const keepText: Keep = (request, _, bytes) => Object.assign(request, { rawBody: bytes.toString() });
const keepBytes: Keep = (request, _, bytes) => Object.assign(request, { rawBody: bytes });

test.each([
  ['rawBody', express.text({ type: '*/*', verify: keepBytes })],
  ['express.raw()', express.raw({ type: '*/*' })],
])('Express, with %s: every byte is there', async (_, parser) => {
  const { seen, store, handler } = openRecorder();
  const url = await startServer(createServer(behind(parser, handler)));
  const long = text.replace('{', '{"call_id":12345678901234567890,');
  await fetch(`${url}/events`, { method: 'POST', headers: json, body: long });
  expect(seen).toMatchObject([{ call_id: '12345678901234567890' }]);
  const broken = new Uint8Array([0xff, 0x00, 0xc3, 0x28]);
  expect((await fetch(`${url}/events`, { method: 'POST', headers: json, body: broken })).status).toBe(202);
  expect(await store.kept()).toMatchObject([{ body: Buffer.from(broken).toString('base64') }]);
});

test.each([
  ['text', keepText],
  ['bytes', keepBytes],
])('Express, with express.json() and a rawBody of %s: every digit is there', async (_, verify) => {
  const { seen, handler } = openRecorder();
  const url = await startServer(createServer(behind(express.json({ verify }), handler)));
  const long = text.replace('{', '{"call_id":9007199254740993,');
  await fetch(`${url}/events`, { method: 'POST', headers: json, body: long });
  expect(seen).toMatchObject([{ call_id: '9007199254740993' }]);
});

test.each([express.json(), express.text({ type: () => true }), express.urlencoded({ extended: true })])(
  'Express, behind a parser: an empty body is kept like any other',
  async (parser) => {
    const { outcomes, handler } = openRecorder();
    const url = await startServer(behind(parser, handler));
    for (const type of ['application/json', 'text/plain'])
      expect(
        (await fetch(`${url}/events`, { method: 'POST', headers: { 'content-type': type } })).status,
      ).toBe(202);
    expect(outcomes()).toEqual(['quarantined', 'quarantined']);
  },
);

test('what has read the body and kept nothing of it is an error, not an empty event', async () => {
  const { reports, handler } = openRecorder();
  const read: RequestHandler = (request, _, next) => void request.resume().once('end', () => next());
  const url = await startServer(createServer(behind(read, handler)));
  expect((await fetch(`${url}/events`, { method: 'POST', headers: json, body: text })).status).toBe(500);
  expect(reports).toMatchObject([{ outcome: 'failed', reason: 'The body could not be read.' }]);
});

test('Fastify: the body goes past its parsers, limits and schemas, and hooks of the app run before', async () => {
  const { seen, store, handler } = openRecorder();
  const hooks: string[] = [];
  const app = fastify({ bodyLimit: 100 });
  onTestFinished(() => app.close());
  app.addHook('onRequest', async () => void hooks.push('onRequest'));
  app.addHook('onResponse', async (_, reply) => void hooks.push(`onResponse ${reply.raw.statusCode}`));
  app.removeAllContentTypeParsers();
  await app.register(async (scope) => scope.post('/events', toFastifyRoute(handler)), { prefix: '/api' });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const url = `${app.listeningOrigin}/api/events`;
  expect((await fetch(url, { method: 'POST', headers: json, body: text })).status).toBe(204);
  expect((await fetch(url, { method: 'POST', body: 'x'.repeat(100_000) })).status).toBe(202);
  expect(seen).toEqual([body]);
  expect(await store.kept()).toMatchObject([{ reason: 'too-large' }]);
  expect(hooks).toEqual(['onRequest', 'onResponse 204', 'onRequest', 'onResponse 202']);
});

test('Fastify: without a port', async () => {
  const { seen, handler } = openRecorder();
  const app = fastify();
  onTestFinished(() => app.close());
  app.post('/events', toFastifyRoute(handler));
  const { statusCode } = await app.inject({ method: 'POST', url: '/events', headers: json, payload: text });
  expect(statusCode).toBe(204);
  expect(seen).toEqual([body]);
});
