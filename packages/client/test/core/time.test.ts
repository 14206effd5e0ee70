import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { coreOf, createTelephony, operations } from '../../src/index.ts';
import { caught } from '../support/caught.ts';
import { json, startServer } from '../support/start-server.ts';

const id = { path: { id: 42 } };

test('a server that does not answer: kind timeout, of the client or of the call', async () => {
  let asked = 0;
  const baseUrl = await startServer(() => {
    asked += 1;
  });
  const pbx = createTelephony({ baseUrl, auth: 'T', timeoutMs: 600, operations });
  const error = await caught(pbx.getCdr(id));
  expect(error).toMatchObject({
    kind: 'timeout',
    phase: 'total',
    status: undefined,
    message: 'getCdr [GET] /cdrs/{id}: no response within 600 ms',
  });
  expect(await caught(pbx.getCdr(id, { timeoutMs: 500 }))).toMatchObject({
    message: expect.stringContaining('500 ms'),
  });
  expect(asked).toBe(2);
});

test('a body that stops: kind timeout', async () => {
  const baseUrl = await startServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).write('{"data":');
  });
  const pbx = createTelephony({ baseUrl, auth: 'T', timeoutMs: 100, operations });
  expect(await caught(pbx.getCdr(id))).toMatchObject({
    kind: 'timeout',
    phase: 'total',
    status: 200,
    message: 'getCdr [GET] /cdrs/{id}: no end of the body within 100 ms',
  });
});

test('0 and what no timer can hold wait for the answer', async () => {
  const baseUrl = await startServer(async (_, response) => {
    await sleep(50);
    json(response, { data: { id: 42 }, links: {} });
  });
  for (const timeout of [0, Number.POSITIVE_INFINITY, 2 ** 31]) {
    const pbx = createTelephony({ baseUrl, auth: 'T', timeoutMs: timeout, operations });
    expect((await pbx.getCdr(id)).data.id).toBe(42);
  }
});

test('of a stream the time-out ends with the headers, the signal goes on', async () => {
  const baseUrl = await startServer(async (_, response) => {
    response.writeHead(200, { 'content-type': 'audio/mpeg' }).write('a');
    await sleep(200);
    response.end('b');
  });
  const core = coreOf(createTelephony({ baseUrl, auth: 'T', timeoutMs: 100, operations }));
  const request = { method: 'GET', path: '/monitors/{id}.mp3', accept: 'audio/*' } as const;
  expect(await (await core.send({ ...request, options: id })).response.text()).toBe('ab');
  const controller = new AbortController();
  const { response } = await core.send({ ...request, options: { ...id, signal: controller.signal } });
  controller.abort(new Error('enough'));
  await expect(response.text()).rejects.toThrow('enough');
});

test('an abort before, while waiting and while reading: kind abort with the reason as cause', async () => {
  let asked = 0;
  const baseUrl = await startServer((request, response) => {
    asked += 1;
    if (request.url?.endsWith('/1'))
      response.writeHead(200, { 'content-type': 'application/json' }).write('{');
  });
  const pbx = createTelephony({ baseUrl, auth: 'T', operations });
  const reason = new Error('enough');
  expect(await caught(pbx.getCdr(id, { signal: AbortSignal.abort(reason) }))).toMatchObject({
    kind: 'abort',
    cause: reason,
  });
  expect(asked).toBe(0);
  for (const path of [{ id: 0 }, { id: 1 }]) {
    const controller = new AbortController();
    setTimeout(() => controller.abort(reason), 100);
    const error = await caught(pbx.getCdr({ path }, { signal: controller.signal }));
    expect(error).toMatchObject({ kind: 'abort', cause: reason });
  }
  expect(asked).toBe(2);
});

test('a fetch that ignores its signal does not hold the call', async () => {
  const pbx = createTelephony({
    baseUrl: 'https://host/v1.2/service',
    timeoutMs: 50,
    fetch: () => new Promise(() => undefined),
    operations,
  });
  expect(await caught(pbx.ping())).toMatchObject({ kind: 'timeout' });
});

test('a token that never comes does not hold the call', async () => {
  const auth = { token: () => new Promise<string>(() => undefined) };
  const pbx = createTelephony({ baseUrl: 'https://host/v1.2/service', timeoutMs: 50, auth, operations });
  expect(await caught(pbx.ping())).toMatchObject({ kind: 'timeout' });
});
