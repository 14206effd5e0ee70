import { afterEach, expect, test, vi } from 'vitest';
import {
  type ClientEvent,
  logEvents,
  type LogLevel,
  type TelephonyError,
  type TelephonyOptions,
} from '../../src/index.ts';
import { logFromEnv } from '../../src/node.ts';
import { caught } from '../support/caught.ts';
import { clientOf, returning } from '../support/client.ts';
import { json, startServer } from '../support/start-server.ts';

const SECRET = 'f00dfeedf00dfeedf00dfeedf00dfeedf00dfeed';
const types = (events: ClientEvent[]) => events.map(({ type, attempt }) => `${type} ${attempt}`);

function listening(options: Partial<TelephonyOptions>) {
  const events: ClientEvent[] = [];
  const onEvent = (event: ClientEvent) => void events.push(event);
  return {
    events,
    pbx: clientOf({ baseUrl: 'http://127.0.0.1:9', auth: SECRET, onEvent, ...options }),
  };
}

test('events have one call id, the attempt, operation, address and duration, and no secret', async () => {
  const baseUrl = await startServer((request, response) => {
    if (request.method === 'DELETE') response.writeHead(204).end();
    else json(response, { message: SECRET }, 404);
  });
  const { events, pbx } = listening({ baseUrl });
  await pbx.deleteApiToken({ token: SECRET });
  const error = await caught(pbx.getCdr({ id: 42 }));
  await pbx.login({ email: 'a@b.example', password: SECRET }).catch(() => undefined);
  expect(types(events).join()).toBe(
    'request 1,response 1,success 1,request 1,response 1,error 1,request 1,response 1,error 1',
  );
  expect(new Set(events.map(({ callId }) => callId)).size).toBe(3);
  expect(events[0]).toEqual({
    type: 'request',
    callId: expect.stringMatching(/^[a-z0-9]{6,}$/),
    attempt: 1,
    operation: { method: 'DELETE', path: '/apitokens/{token}', operationId: 'deleteApiToken' },
    url: `${baseUrl}/apitokens/***`,
  });
  const own = {
    callId: events[3]?.callId,
    attempt: 1,
    operation: { method: 'GET', path: '/cdrs/{id}', operationId: 'getCdr' },
  };
  const rest = { ...own, url: `${baseUrl}/cdrs/42`, status: 404, durationMs: expect.any(Number) };
  expect(events[4]).toEqual({ type: 'response', ...rest });
  expect(events[5]).toEqual({ type: 'error', ...rest, error });
  expect(
    JSON.stringify(events) + String(events.map((event) => 'error' in event && event.error.stack)),
  ).not.toContain(SECRET);
});

test('retries, renewals and the end of a call are told', async () => {
  const statuses = [503, 401, 503, 200];
  const baseUrl = await startServer((_, response) => {
    const status = statuses.shift() ?? 500;
    if (status === 200) json(response, { data: { response: 'Pong' } });
    else response.writeHead(status, { 'retry-after': '0' }).end();
  });
  let token = 'first-token';
  const auth = { token: () => token, renew: () => (token = 'second-token') };
  const { events, pbx } = listening({ baseUrl, auth });
  await pbx.ping();
  expect(types(events).join()).toBe(
    'request 1,response 1,retry 1,request 2,response 2,renew 2,request 3,response 3,retry 3,request 4,response 4,success 4',
  );
  expect(events[2]).toMatchObject({ status: 503, delayMs: 0, error: { kind: 'status', status: 503 } });
  expect(events[5]).toMatchObject({ status: 401, error: { status: 401 } });
  await caught(pbx.ping());
  expect(types(events.slice(-1))).toEqual(['error 1']);
});

test('a call that is refused before it is sent, and one without a response', async () => {
  const { events, pbx } = listening({ retries: 1 });
  const refused = await caught(pbx.getCdr({ id: Number.NaN }));
  expect(events).toEqual([
    expect.objectContaining({ type: 'error', url: undefined, status: undefined, error: refused }),
  ]);
  const error = await caught(pbx.ping());
  expect(types(events.slice(1))).toEqual(['request 1', 'retry 1', 'request 2', 'error 2']);
  expect(events[2]).toMatchObject({ error: { kind: 'network' } satisfies Partial<TelephonyError> });
  expect((events[2] as { delayMs: number }).delayMs).toBeGreaterThan(0);
  expect((events.at(-1) as { error: unknown }).error).toBe(error);
});

test('the login of a session is a call of its own', async () => {
  const { events, pbx } = listening({
    auth: {
      token: async (core) => (await core.call({ method: 'GET', path: '/me', anonymous: true }), SECRET),
    },
    fetch: returning({ data: {} }),
  });
  await pbx.ping();
  expect(events.map(({ operation }) => operation.path).join(' ')).toBe('/me /me /me /ping /ping /ping');
  expect(new Set(events.map(({ callId }) => callId)).size).toBe(2);
});

const unhandled = vi.fn<(error: unknown) => void>();
process.on('unhandledRejection', unhandled);
afterEach(() => {
  vi.restoreAllMocks();
  unhandled.mockClear();
});

const broken: Record<string, () => unknown> = {
  throws: () => {
    throw new Error('hook');
  },
  rejects: () => Promise.reject(new Error('hook')),
  rejectsLater: async () => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    throw new Error('hook');
  },
};

async function callWith(hooks: Partial<TelephonyOptions>) {
  const fetch = vi.fn<() => Promise<Response>>(returning({ data: { id: 1 }, links: {} }, 201));
  const pbx = clientOf({ fetch, ...hooks });
  const dial = { to: '100', from: '410003' };
  const created = await pbx.createCall(dial);
  const raw = await pbx.raw.createCall(dial);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(created.data.id).toBe(1);
  expect(raw.error).toBeUndefined();
  expect(fetch).toHaveBeenCalledTimes(2);
  expect(unhandled).not.toHaveBeenCalled();
}

test.each(Object.keys(broken))('an onEvent that %s does not change what becomes of a call', async (name) => {
  const onHookError = vi.fn<(error: unknown) => void>();
  await callWith({ onEvent: broken[name], onHookError });
  expect(onHookError).toHaveBeenCalledTimes(6);
  expect(onHookError.mock.lastCall).toEqual([
    expect.objectContaining({ message: 'hook' }),
    { method: 'POST', path: '/calls', operationId: 'createCall' },
  ]);
  await callWith({ onEvent: broken[name], onHookError: broken[name] });
});

test('an onEvent that changes what it is given changes no call', async () => {
  const fetch = vi.fn<() => Promise<Response>>(async () => new Response('', { status: 503 }));
  const onEvent = (event: ClientEvent) => {
    const open = event as unknown as { operation: object; error?: object };
    Object.assign(open.operation, { method: 'GET' });
    if (open.error) Object.assign(open.error, { kind: 'network', phase: 'headers' });
  };
  await clientOf({ fetch, onEvent })
    .createCall({ to: '100', from: '410003' })
    .catch(() => undefined);
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('without onHookError it is written to the console', async () => {
  const write = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await callWith({ onEvent: broken['throws'] });
  expect(write).toHaveBeenCalledWith('[POST] /calls: a hook failed', expect.any(Error));
});

afterEach(() => vi.unstubAllEnvs());

function notes() {
  const lines: string[] = [];
  const write = (level: LogLevel) => (line: string) =>
    void lines.push(`${level} ${line.replace(/^\w+/, 'id')}`);
  return { lines, logger: { debug: write('debug'), warn: write('warn'), error: write('error') } };
}

async function call(onEvent: ReturnType<typeof logFromEnv>) {
  const statuses = [503, 200, 404];
  const fetch = async () =>
    Response.json(
      { message: `No ${SECRET}` },
      { status: statuses.shift()!, headers: { 'retry-after': '0' } },
    );
  const pbx = clientOf({ baseUrl: 'https://host', auth: SECRET, fetch, onEvent });
  await pbx.ping();
  await pbx.raw.deleteApiToken({ token: SECRET });
}

test('a line for each event, without secrets', async () => {
  const { lines, logger } = notes();
  await call(logEvents(logger));
  expect(lines.map((line) => line.replaceAll(/\d+ ms/g, 'N ms'))).toEqual([
    'debug id ping GET https://host/ping #1: sent',
    'debug id ping GET https://host/ping #1: 503 in N ms',
    'warn id ping GET https://host/ping #1: again in N ms: status after N ms, ping [GET] /ping: 503 No ***',
    'debug id ping GET https://host/ping #2: sent',
    'debug id ping GET https://host/ping #2: 200 in N ms',
    'debug id deleteApiToken DELETE https://host/apitokens/*** #1: sent',
    'debug id deleteApiToken DELETE https://host/apitokens/*** #1: 404 in N ms',
    'error id deleteApiToken DELETE https://host/apitokens/*** #1: status after N ms, deleteApiToken [DELETE] /apitokens/{token}: 404 No ***',
  ]);
});

test('what a mock or sandbox warns of is in the event and in a line from level warn, without secrets', async () => {
  const { lines, logger } = notes();
  const events: ClientEvent[] = [];
  const log = logEvents(logger, 'warn');
  const headers = { 'x-request-warning': `filter[0].value is not a date, ${SECRET}` };
  const fetch = async () => Response.json({ data: [], total: 0 }, { headers });
  const onEvent = (event: ClientEvent) => (events.push(event), log(event));
  await clientOf({ baseUrl: 'https://host', auth: SECRET, fetch, onEvent }).listCdrs();
  expect(events[1]).toMatchObject({ type: 'response', warning: 'filter[0].value is not a date, ***' });
  expect(lines.map((line) => line.replaceAll(/\d+ ms/g, 'N ms'))).toEqual([
    'warn id listCdrs GET https://host/cdrs #1: 200 in N ms, with a warning: filter[0].value is not a date, ***',
  ]);
});

test.each([
  ['debug', 8],
  ['warn', 2],
  ['error', 1],
  ['loud', 9],
])('TELEPHONY_LOG=%s: %i lines', async (level, count) => {
  vi.stubEnv('TELEPHONY_LOG', level);
  const { lines, logger } = notes();
  await call(logFromEnv(logger));
  expect(lines).toHaveLength(count);
});

test('without TELEPHONY_LOG there is no listener', () => {
  expect(logFromEnv()).toBeUndefined();
});
