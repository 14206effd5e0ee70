import { expect, test } from 'vitest';
import { type EventStore, memoryStore, replayKept, type TelephonyEvent } from '../../src/index.ts';
import { example } from '../support/contract-events.ts';
import { collect } from '../support/collect.ts';
import { openReceiver } from '../support/open-receiver.ts';
import { post } from '../support/post.ts';
import { spyHandler } from '../support/spies.ts';

const missed = example('call.missed-leg');
const SECRET = 'a-secret-that-is-long';

/** All that is kept, with its body as text. */
async function keptIn(store: EventStore) {
  const kept = await store.kept();
  return kept.map(({ body, ...rest }) => ({ ...rest, body: Buffer.from(body, 'base64').toString() }));
}

test('what cannot be read is kept with its bytes and headers, and without secrets', async () => {
  const store = memoryStore();
  const { handler } = openReceiver({}, { store, secret: SECRET });
  const headers = {
    'x-trace': 'abc',
    authorization: 'Basic eHg6eXk=',
    cookie: 'a=b',
    'x-api-key': '1',
    'x-original-request': 'POST /x',
  };
  const before = Date.now();
  await handler(post('{"call_id": 7', { path: `/${SECRET}`, headers }));
  const [kept, ...others] = await keptIn(store);
  expect(others).toEqual([]);
  expect(kept).toMatchObject({
    reason: 'unreadable',
    detail: expect.stringContaining('is not JSON'),
    eventName: null,
    attempts: 0,
    headers: [
      ['content-type', 'application/json'],
      ['x-trace', 'abc'],
    ],
    body: '{"call_id": 7',
  });
  expect(kept?.at).toBeGreaterThanOrEqual(before);
  expect(JSON.stringify(kept)).not.toContain(SECRET);
});

test('an unreadable body that comes again and again is kept once in memory, and takes nobody’s room', async () => {
  const store = memoryStore({ maxKept: 3 });
  const { handler } = openReceiver({}, { store });
  for (const body of ['{"rare', 'ping', 'ping', 'ping', 'ping', 'ping'])
    expect((await handler(post(body))).status).toBe(202);
  expect((await keptIn(store)).map(({ body }) => body).toSorted()).toEqual(['ping', '{"rare']);
});

test('of what is too large the beginning is kept', async () => {
  const store = memoryStore();
  const { handler } = openReceiver({}, { store, maxBytes: 20 });
  await handler(post(missed));
  expect(await keptIn(store)).toMatchObject([
    { reason: 'too-large', body: JSON.stringify(missed).slice(0, 20) },
  ]);
});

test('an event that fails again and again is kept after its attempts, and not asked for again', async () => {
  const store = memoryStore();
  const handle = spyHandler(() => Promise.reject(new Error('no such customer')));
  const { handler, reports } = openReceiver({ any: handle }, { store, attempts: 3 });
  const statuses: number[] = [];
  for (let delivery = 0; delivery < 5; delivery += 1) statuses.push((await handler(post(missed))).status);
  expect(statuses).toEqual([500, 500, 202, 204, 204]);
  expect(handle).toHaveBeenCalledTimes(3);
  expect(reports.map(({ outcome, attempt }) => `${outcome} ${attempt}`)).toEqual([
    'failed 1',
    'failed 2',
    'quarantined 3',
    'duplicate null',
    'duplicate null',
  ]);
  expect(await keptIn(store)).toMatchObject([
    {
      reason: 'failed',
      detail: 'no such customer',
      attempts: 3,
      eventName: 'call.missed',
      key: `call.missed/${missed.id}`,
      body: JSON.stringify(missed),
    },
  ]);
});

test('an event that cannot be kept comes again', async () => {
  const store = { ...memoryStore(), keep: () => Promise.reject(new Error('disk full')) };
  const { handler, outcomes } = openReceiver(
    { any: () => Promise.reject(new Error('down')) },
    { store, attempts: 1 },
  );
  expect((await handler(post(missed))).status).toBe(500);
  expect((await handler(post(missed))).status).toBe(500);
  expect(outcomes()).toEqual(['failed', 'failed']);
});

test('replay handles what is kept, oldest first, and forgets what succeeds', async () => {
  const store = memoryStore();
  const fail = () => Promise.reject(new Error('down'));
  const { handler } = openReceiver({ any: fail }, { store, attempts: 1 });
  const ids = ['a', 'b', 'c'];
  for (const id of ids) {
    await handler(post({ ...missed, id }));
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  await handler(post('not an event'));
  const handled: string[] = [];
  const any = ({ id }: TelephonyEvent) => {
    if (id === 'b') throw new Error('still down');
    handled.push(String(id));
  };
  const results = await collect(replayKept({ any }, store));
  expect(results.map(({ outcome, reason }) => [outcome, reason])).toEqual([
    ['handled', null],
    ['failed', 'still down'],
    ['handled', null],
    ['failed', expect.stringContaining('is not JSON')],
  ]);
  expect(handled).toEqual(['a', 'c']);
  expect((await keptIn(store)).map(({ key }) => key)).toEqual(['call.missed/b', null]);
  const only = ({ key }: { key: string | null }) => key === 'call.missed/b';
  expect(await collect(replayKept({ any: () => {} }, store, { only }))).toHaveLength(1);
  expect(await store.kept()).toHaveLength(1);
});
