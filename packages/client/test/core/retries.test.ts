import { getEventListeners } from 'node:events';
import { expect, test, vi } from 'vitest';
import { createTelephony, operations } from '../../src/index.ts';
import { retryDelay } from '../../src/core/exchange.ts';
import { caught } from '../support/caught.ts';
import { json, startServer } from '../support/start-server.ts';

const id = { path: { id: 42 } };
const AT_ONCE = { 'retry-after': '0' };

/** A server that refuses a number of times, then answers. */
async function failing(times: number, status: number, headers: Record<string, string> = AT_ONCE) {
  const asked: string[] = [];
  const baseUrl = await startServer((request, response) => {
    asked.push(request.method ?? '');
    if (asked.length > times) return json(response, { data: { id: 42 }, links: {} });
    response.writeHead(status, headers).end();
  });
  return { asked, baseUrl };
}

test.each([408, 429, 502, 503, 504])('GET is repeated after %i', async (status) => {
  const { asked, baseUrl } = await failing(2, status);
  const pbx = createTelephony({ baseUrl, auth: 'TOKEN', operations });
  expect((await pbx.getCdr(id)).data.id).toBe(42);
  expect(asked).toHaveLength(3);
});

test.each([400, 401, 403, 404, 412, 500, 501])('GET is not repeated after %i', async (status) => {
  const { asked, baseUrl } = await failing(1, status);
  await caught(createTelephony({ baseUrl, auth: 'TOKEN', operations }).getCdr(id));
  expect(asked).toHaveLength(1);
});

test('two repetitions are the default, and the last refusal is the error', async () => {
  const { asked, baseUrl } = await failing(9, 503);
  const error = await caught(createTelephony({ baseUrl, auth: 'TOKEN', operations }).getCdr(id));
  expect(error).toMatchObject({ kind: 'status', status: 503 });
  expect(asked).toHaveLength(3);
});

test('what dials, sends, changes or deletes is never repeated', async () => {
  const { asked, baseUrl } = await failing(99, 503);
  const pbx = createTelephony({ baseUrl, auth: 'TOKEN', retries: 5, operations });
  await caught(pbx.createCall({ to: '100', from: '410003' }));
  await caught(pbx.createWebcall({ to: '100', from: '442079460955' }));
  await caught(pbx.createLeadcall({ body: {} as never }));
  await caught(pbx.createSms({ to: '447700900123', message: 'Ready.' }));
  await caught(pbx.updateCall({ ...id, body: { dst: '1' } }));
  await caught(pbx.deleteCall(id));
  expect(asked).toEqual(['POST', 'POST', 'POST', 'POST', 'PATCH', 'DELETE']);
});

test('a cut connection: GET is repeated, POST is not', async () => {
  let asked = 0;
  const baseUrl = await startServer((request, response) => {
    asked += 1;
    if (request.method === 'GET' && asked > 1) return json(response, { data: { id: 42 }, links: {} });
    request.socket.destroy();
  });
  const pbx = createTelephony({ baseUrl, auth: 'TOKEN', operations });
  expect((await pbx.getCdr(id)).data.id).toBe(42);
  expect(asked).toBe(2);
  const error = await caught(pbx.createCall({ to: '100', from: '410003' }));
  expect(error).toMatchObject({ kind: 'network', status: undefined });
  expect(error.cause).toBeInstanceOf(TypeError);
  expect(asked).toBe(3);
});

test('a body that breaks off: GET is repeated, POST is of kind body and keeps the status', async () => {
  let asked = 0;
  const baseUrl = await startServer((request, response) => {
    asked += 1;
    if (request.method === 'GET' && asked > 1) return json(response, { data: { id: 42 }, links: {} });
    response.writeHead(201, { 'content-type': 'application/json', 'content-length': '999' });
    response.write('{"data":');
    setTimeout(() => response.destroy(), 20);
  });
  const pbx = createTelephony({ baseUrl, auth: 'TOKEN', operations });
  expect((await pbx.getCdr(id)).data.id).toBe(42);
  const error = await caught(pbx.createCall({ to: '100', from: '410003' }));
  expect(error.kind).toBe('body');
  expect(error.response?.status).toBe(201);
  expect(asked).toBe(3);
});

test('a platform that asks for more time than the call has gets its refusal thrown at once', async () => {
  const started = Date.now();
  for (const [wait, timeout] of [
    ['20', 10_000],
    ['7200', 0],
    [new Date(Date.now() + 3_600_000).toUTCString(), 30_000],
  ] as const) {
    const { asked, baseUrl } = await failing(9, 429, { 'retry-after': wait });
    const error = await caught(
      createTelephony({ baseUrl, auth: 'T', timeoutMs: timeout, operations }).getCdr(id),
    );
    expect(error).toMatchObject({ kind: 'status', status: 429 });
    expect(asked).toHaveLength(1);
  }
  expect(Date.now() - started).toBeLessThan(9000);
});

test('Retry-After in seconds and as a date, else a growing pause with jitter', () => {
  vi.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z') });
  expect(retryDelay('3', 0)).toBe(3000);
  expect(retryDelay('0', 5)).toBe(0);
  expect(retryDelay('Sat, 21 Nov 2026 10:00:07 GMT', 0)).toBe(7000);
  for (const none of [null, undefined, '', 'soon', '-5', 'Sat, 21 Nov 2020 10:00:00 GMT']) {
    const pauses = [0, 1, 2].map((attempt) => retryDelay(none, attempt));
    pauses.forEach((pause, attempt) => {
      expect(pause).toBeGreaterThanOrEqual(150 * 2 ** attempt);
      expect(pause).toBeLessThanOrEqual(300 * 2 ** attempt);
    });
  }
  expect(new Set(Array.from({ length: 20 }, () => retryDelay(null, 0))).size).toBeGreaterThan(1);
  vi.useRealTimers();
});

test('an abort ends the pause before a repetition', async () => {
  const { asked, baseUrl } = await failing(9, 503, { 'retry-after': '20' });
  const controller = new AbortController();
  const call = createTelephony({ baseUrl, auth: 'T', operations }).getCdr(id, { signal: controller.signal });
  setTimeout(() => controller.abort('enough'), 100);
  expect(await caught(call)).toMatchObject({ kind: 'abort', cause: 'enough' });
  expect(asked).toHaveLength(1);
  expect(getEventListeners(controller.signal, 'abort')).toEqual([]);
});

test.each(['false', '0', 1, {}])(
  'retryUnsafe: %j is not true, so nothing is dialled twice',
  async (retryUnsafe) => {
    const fetch = vi.fn<() => Promise<Response>>(() => Promise.reject(new TypeError('down')));
    const pbx = createTelephony({ baseUrl: 'https://host/v1', auth: 'TOKEN', fetch, operations });
    const options = { retryUnsafe: retryUnsafe as true, retries: 2 };
    await caught(pbx.createCall({ ...options, body: { from: '410003', to: '2102' } }));
    expect(fetch).toHaveBeenCalledOnce();
  },
);
