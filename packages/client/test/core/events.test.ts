import { expect, test, vi } from 'vitest';
import { type ClientEvent, createTelephony, type TelephonyError, operations } from '../../src/index.ts';
import { caught } from '../support/caught.ts';
import { json, startServer } from '../support/start-server.ts';

const SECRET = 'f00dfeedf00dfeedf00dfeedf00dfeedf00dfeed';
const types = (events: ClientEvent[]) => events.map(({ type, attempt }) => `${type} ${attempt}`);

/** A client that notes its events. */
function listening(options: Partial<Parameters<typeof createTelephony>[0]>) {
  const events: ClientEvent[] = [];
  const onEvent = (event: ClientEvent) => void events.push(event);
  return {
    events,
    pbx: createTelephony({ baseUrl: 'http://127.0.0.1:9', auth: SECRET, onEvent, ...options, operations }),
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
  expect(types(events)).toEqual([
    'request 1',
    'response 1',
    'success 1',
    'request 1',
    'response 1',
    'error 1',
    'request 1',
    'response 1',
    'error 1',
  ]);
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
  expect(types(events)).toEqual([
    'request 1',
    'response 1',
    'retry 1',
    'request 2',
    'response 2',
    'renew 2',
    'request 3',
    'response 3',
    'retry 3',
    'request 4',
    'response 4',
    'success 4',
  ]);
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
    fetch: async () => Response.json({ data: {} }),
  });
  await pbx.ping();
  expect(events.map(({ operation }) => operation.path)).toEqual([
    '/me',
    '/me',
    '/me',
    '/ping',
    '/ping',
    '/ping',
  ]);
  expect(new Set(events.map(({ callId }) => callId)).size).toBe(2);
});

test('nothing is made for events where nobody listens', async () => {
  const random = vi.spyOn(Math, 'random');
  const pbx = createTelephony({
    baseUrl: 'https://host/v1.2/service',
    fetch: async () => Response.json({ data: {} }),
    operations,
  });
  await pbx.ping();
  expect(random).not.toHaveBeenCalled();
  random.mockRestore();
});
