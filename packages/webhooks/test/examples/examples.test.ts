import { afterEach, expect, test, vi } from 'vitest';
import worker from '../../examples/cloudflare-worker.ts';
import { createApp as createExpressApp } from '../../examples/express.ts';
import { createApp as createHonoApp } from '../../examples/hono.ts';
import { createSmsServer } from '../../examples/node-http.ts';
import { example } from '../support/contract-events.ts';
import { basic, post } from '../support/post.ts';
import { startServer } from '../support/start-server.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  vi.resetModules();
});

const send = (url: string, name: string, headers = {}) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(example(name)),
  });

test('node:http prints text messages', async () => {
  const print = vi.fn<(line: string) => void>();
  const url = await startServer(createSmsServer('k3v9', print));
  expect((await send(`${url}/hooks/k3v9`, 'sms.received-user')).status).toBe(204);
  expect((await send(`${url}/hooks`, 'sms.received-user')).status).toBe(401);
  expect(print.mock.calls).toEqual([['447700900123: Thanks, I will come at five.']]);
});

test('Express calls back who was missed, behind a body parser', async () => {
  const callBack = vi.fn<(number: string) => Promise<void>>();
  const url = await startServer(createExpressApp({ username: 'pbx', password: 'k3v9' }, callBack));
  const headers = basic('pbx', 'k3v9');
  for (const name of ['call.missed-leg', 'call.missed-queue', 'call.missed-queue'])
    expect((await send(`${url}/hooks`, name, headers)).status).toBe(204);
  expect((await send(`${url}/hooks`, 'call.missed-ringGroup')).status).toBe(401);
  expect(callBack.mock.calls).toEqual([['447700900789']]);
});

test('Hono counts events', async () => {
  const app = createHonoApp('k3v9');
  const deliver = (path: string, name: string) => app.fetch(post(example(name), { path }));
  expect((await deliver('/hooks/k3v9', 'call.missed-leg')).status).toBe(204);
  expect((await deliver('/hooks/k3v9', 'call.missed-leg')).status).toBe(204);
  expect((await deliver('/hooks/other', 'call.missed-leg')).status).toBe(401);
  expect((await app.request('/hooks/k3v9')).status).toBe(405);
  expect(await (await app.request('/counts')).json()).toEqual({ 'call.missed': 1 });
});

test('a Worker answers first and writes missed calls to its KV', async () => {
  const put = vi.fn<(key: string, value: unknown) => Promise<void>>();
  const work: Promise<unknown>[] = [];
  const env = { MISSED_CALLS: { put }, WEBHOOK_SECRET: 'k3v9' };
  const context = { waitUntil: (promise: Promise<unknown>) => void work.push(promise) };
  const missed = example('call.missed-queue');
  expect((await worker.fetch(post(missed, { path: '/k3v9' }), env, context)).status).toBe(202);
  expect(put).not.toHaveBeenCalled();
  await Promise.all(work);
  expect(put.mock.calls).toEqual([[missed.id, JSON.stringify(missed)]]);
  expect((await worker.fetch(post(missed, { path: '/x' }), env, context)).status).toBe(401);
});

test('a route of Next.js says who speaks with whom, and does not start without its secret', async () => {
  vi.stubEnv('WEBHOOK_SECRET', '');
  await expect(import('../../examples/nextjs/route.ts')).rejects.toThrow('WEBHOOK_SECRET is not set');
  vi.resetModules();
  vi.stubEnv('WEBHOOK_SECRET', 'k3v9');
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  const { POST } = await import('../../examples/nextjs/route.ts');
  expect((await POST(post(example('call.connected-queueLeg'), { path: '/hooks/k3v9' }))).status).toBe(204);
  expect(log.mock.calls).toEqual([[expect.stringMatching(/^Tom Reyes speaks with 447700900123$/)]]);
});
