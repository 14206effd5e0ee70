import { getEventListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { coreOf, type TelephonyOptions } from '../../src/index.ts';
import { retryDelay } from '../../src/core/pace.ts';
import { caught } from '../support/caught.ts';
import { clientOf } from '../support/client.ts';
import { json, startServer } from '../support/start-server.ts';

const id = { id: 42 };
const dial = { to: '100', from: '410003' };

async function hanging(times: number, where: 'headers' | 'body' = 'headers') {
  const methods: string[] = [];
  const baseUrl = await startServer((request, response) => {
    methods.push(request.method ?? '');
    if (methods.length > times) return json(response, { data: { id: 42 }, links: {} });
    if (where === 'body') response.writeHead(200, { 'content-type': 'application/json' }).write('{"data":');
  });
  return { methods, pbx: clientOf({ baseUrl, attemptTimeoutMs: 150 }) };
}

test.each(['headers', 'body'] as const)(
  'a server that hangs in the %s gets three attempts',
  async (where) => {
    const { methods, pbx } = await hanging(9, where);
    expect(await caught(pbx.getCdr(id))).toMatchObject({
      kind: 'timeout',
      phase: where,
      status: where === 'body' ? 200 : undefined,
      message: expect.stringMatching(/: no (response|end of the body) within 150 ms$/),
    });
    expect(methods).toHaveLength(3);
    const recovering = await hanging(2, where);
    expect((await recovering.pbx.getCdr(id)).data.id).toBe(42);
  },
);

test('what dials or sends is never sent again when it hangs, unless told', async () => {
  const { methods, pbx } = await hanging(99);
  expect(await caught(pbx.createCall(dial))).toMatchObject({ kind: 'timeout', phase: 'headers' });
  await caught(pbx.createCall(dial, { retries: 5 }));
  expect(methods).toHaveLength(2);
  await caught(pbx.createCall(dial, { retryUnsafe: true, retries: 1 }));
  expect(methods).toHaveLength(4);
  await caught(pbx.getCdr(id, { retries: 0 }));
  expect(methods).toHaveLength(5);
});

test('the time of the call ends attempts and pauses', async () => {
  const { methods, pbx } = await hanging(99);
  const began = performance.now();
  const error = await caught(pbx.getCdr(id, { timeoutMs: 450, retries: 99 }));
  expect(performance.now() - began).toBeLessThan(1500);
  expect(error.kind).toBe('timeout');
  expect(methods.length).toBeLessThanOrEqual(2);
  expect(await caught(pbx.getCdr(id, { timeoutMs: 60 }))).toMatchObject({
    kind: 'timeout',
    phase: 'total',
    status: undefined,
    message: 'getCdr [GET] /cdrs/{id}: no response within 60 ms',
  });
});

test('an attempt that is over does not come back', async () => {
  const tokens: ((token: string) => void)[] = [];
  const fetch = vi.fn<NonNullable<TelephonyOptions['fetch']>>(async () => Response.json({ data: { id: 1 } }));
  const auth = { token: () => new Promise<string>((resolve) => tokens.push(resolve)) };
  const pbx = clientOf({ auth, fetch, attemptTimeoutMs: 30 });
  expect(await caught(pbx.createCall(dial))).toMatchObject({ kind: 'timeout' });
  for (const give of tokens) give('TOKEN');
  await sleep(10);
  expect(fetch).not.toHaveBeenCalled();
});

test.each([-1, Number.NaN, '5' as never, null as never, {} as never])(
  'a time or a number of retries of %s is refused',
  async (value) => {
    const fetch = vi.fn<() => Promise<Response>>();
    const pbx = clientOf({ fetch });
    for (const name of ['timeoutMs', 'attemptTimeoutMs', 'retries']) {
      const make = () => clientOf({ [name]: value });
      expect(make).toThrow(TypeError);
      expect(make).toThrow(`${name} must be a number from 0`);
      expect(await caught(pbx.ping({ [name]: value }))).toMatchObject({
        kind: 'request',
        message: `ping [GET] /ping: option ${name} must be a number from 0`,
      });
    }
    expect(fetch).not.toHaveBeenCalled();
  },
);

test('undefined leaves the option of the client in force', async () => {
  const { methods, pbx } = await hanging(99);
  await caught(pbx.getCdr(id, { attemptTimeoutMs: undefined, retries: undefined }));
  expect(methods).toHaveLength(3);
});

test('0 and what no timer can hold wait for the answer', async () => {
  const baseUrl = await startServer(async (_, response) => {
    await sleep(50);
    json(response, { data: { id: 42 }, links: {} });
  });
  for (const timeout of [0, Number.POSITIVE_INFINITY, 2 ** 31]) {
    const pbx = clientOf({ baseUrl, timeoutMs: timeout });
    expect((await pbx.getCdr(id)).data.id).toBe(42);
  }
});

test('of a stream the time-out ends with the headers, the signal goes on', async () => {
  const baseUrl = await startServer(async (_, response) => {
    response.writeHead(200, { 'content-type': 'audio/mpeg' }).write('a');
    await sleep(200);
    response.end('b');
  });
  const core = coreOf(clientOf({ baseUrl, timeoutMs: 100 }));
  const request = { method: 'GET', path: '/monitors/{id}.mp3', accept: 'audio/*' } as const;
  expect(await (await core.send({ ...request, options: { path: id } })).response.text()).toBe('ab');
  const controller = new AbortController();
  const { response } = await core.send({ ...request, options: { path: id, signal: controller.signal } });
  controller.abort(new Error('enough'));
  await expect(response.text()).rejects.toThrow('enough');
});

test('an abort before, while waiting and while reading: kind abort with the reason as cause', async () => {
  let requestCount = 0;
  const baseUrl = await startServer((request, response) => {
    requestCount += 1;
    if (request.url?.endsWith('/1'))
      response.writeHead(200, { 'content-type': 'application/json' }).write('{');
  });
  const pbx = clientOf({ baseUrl });
  const reason = new Error('enough');
  expect(await caught(pbx.getCdr(id, { signal: AbortSignal.abort(reason) }))).toMatchObject({
    kind: 'abort',
    cause: reason,
  });
  expect(requestCount).toBe(0);
  for (const cdr of [0, 1]) {
    const controller = new AbortController();
    setTimeout(() => controller.abort(reason), 100);
    const error = await caught(pbx.getCdr({ id: cdr }, { signal: controller.signal }));
    expect(error).toMatchObject({ kind: 'abort', cause: reason });
  }
  expect(requestCount).toBe(2);
});

const never = () => new Promise<never>(() => undefined);
test.each<[string, Partial<TelephonyOptions>]>([
  ['fetch that ignores its signal', { fetch: never }],
  ['token that never comes', { auth: { token: never } }],
  ['middleware that never ends', { use: [never] }],
])('a %s does not hold the call', async (_, options) => {
  const error = await caught(clientOf({ timeoutMs: 50, ...options }).ping());
  expect(error).toMatchObject({ kind: 'timeout', phase: 'total' });
});

const AT_ONCE = { 'retry-after': '0' };

async function failing(times: number, status: number, headers: Record<string, string> = AT_ONCE) {
  const methods: string[] = [];
  const baseUrl = await startServer((request, response) => {
    methods.push(request.method ?? '');
    if (methods.length > times) return json(response, { data: { id: 42 }, links: {} });
    response.writeHead(status, headers).end();
  });
  return { methods, baseUrl };
}

test.each([
  ...[408, 429, 502, 503, 504].map((status) => [status, 3] as const),
  ...[400, 401, 403, 404, 412, 500, 501].map((status) => [status, 1] as const),
])('after %i, a GET makes %i requests', async (status, count) => {
  const { methods, baseUrl } = await failing(2, status);
  const { data, error } = await clientOf({ baseUrl }).raw.getCdr(id);
  expect([data?.data.id, error?.status]).toEqual(count === 3 ? [42, undefined] : [undefined, status]);
  expect(methods).toHaveLength(count);
});

test('what dials, sends, changes or deletes is never repeated', async () => {
  const { methods, baseUrl } = await failing(99, 503);
  const pbx = clientOf({ baseUrl, retries: 5 });
  await caught(pbx.createCall({ to: '100', from: '410003' }));
  await caught(pbx.createWebcall({ to: '100', from: '442079460955' }));
  await caught(pbx.createLeadcall({} as never));
  await caught(pbx.createSms({ to: '447700900123', message: 'Ready.' }));
  await caught(pbx.updateCall({ ...id, dst: '1' }));
  await caught(pbx.deleteCall(id));
  expect(methods).toEqual(['POST', 'POST', 'POST', 'POST', 'PATCH', 'DELETE']);
});

test('a platform that asks for more time than the call has gets its refusal thrown at once', async () => {
  const started = Date.now();
  for (const [wait, timeout] of [
    ['20', 10_000],
    ['7200', 0],
    [new Date(Date.now() + 3_600_000).toUTCString(), 30_000],
  ] as const) {
    const { methods, baseUrl } = await failing(9, 429, { 'retry-after': wait });
    const error = await caught(clientOf({ baseUrl, timeoutMs: timeout }).getCdr(id));
    expect(error).toMatchObject({ kind: 'status', status: 429 });
    expect(methods).toHaveLength(1);
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
  const { methods, baseUrl } = await failing(9, 503, { 'retry-after': '20' });
  const controller = new AbortController();
  const call = clientOf({ baseUrl }).getCdr(id, { signal: controller.signal });
  setTimeout(() => controller.abort('enough'), 100);
  expect(await caught(call)).toMatchObject({ kind: 'abort', cause: 'enough' });
  expect(methods).toHaveLength(1);
  expect(getEventListeners(controller.signal, 'abort')).toEqual([]);
});

test.each(['false', '0', 1, {}])(
  'retryUnsafe: %j is not true, so nothing is dialled twice',
  async (retryUnsafe) => {
    const fetch = vi.fn<() => Promise<Response>>(() => Promise.reject(new TypeError('down')));
    const pbx = clientOf({ fetch });
    const options = { retryUnsafe: retryUnsafe as true, retries: 2 };
    await caught(pbx.createCall(dial, options));
    expect(fetch).toHaveBeenCalledOnce();
  },
);
