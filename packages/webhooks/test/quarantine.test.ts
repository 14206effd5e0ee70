import { brotliCompressSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import {
  type EventStore,
  memoryStore,
  replayKept,
  type ReplayOptions,
  type TelephonyEvent,
} from '../src/index.ts';
import { example } from './support/contract-events.ts';
import { collect, openReceiver, openRecorder, post, spyHandler } from './support/receiver.ts';

const missed = example('call.missed-leg');
const SECRET = 'a-secret-that-is-long';

async function keptIn(store: EventStore) {
  const kept = await store.kept();
  return kept.map(({ body, ...rest }) => ({ ...rest, body: Buffer.from(body, 'base64').toString() }));
}

test('what cannot be read is kept with its bytes and headers, and without secrets', async () => {
  const { handler, store } = openRecorder({ secret: SECRET });
  const headers = {
    'x-trace': 'abc',
    authorization: 'Basic eHg6eXk=',
    cookie: 'a=b',
    'x-api-key': '1',
    'x-original-request': 'POST /x',
    'x-original-url': `/${SECRET}`,
    referer: `https://h/${SECRET}`,
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
  const { handler } = openRecorder({ store });
  for (const body of ['{"rare', 'ping', 'ping', 'ping', 'ping', 'ping'])
    expect((await handler(post(body))).status).toBe(202);
  expect((await keptIn(store)).map(({ body }) => body).toSorted()).toEqual(['ping', '{"rare']);
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

const event = example('call.missed-leg');
const json = JSON.stringify(event);
const ofId = (id: string) => ({ ...event, id });

function start(maxBytes = 65_536) {
  const { handler, seen, store } = openRecorder({ maxBytes });
  const send = (body: BodyInit, headers: Record<string, string> = {}) =>
    handler(new Request('https://receiver.example/', { method: 'POST', headers, body }));
  const any = (one: TelephonyEvent) => void seen.push(one);
  const replay = (options: ReplayOptions = {}) => collect(replayKept({ any }, store, options));
  return { store, any, send, replay, handled: () => seen.map(({ id }) => id) };
}

const bytes = (data: Uint8Array) => new Uint8Array(data);
const form = new FormData();
form.append('event', new Blob([json], { type: 'application/json' }), 'event.json');

test.each<[string, BodyInit, headers?: Record<string, string>]>([
  ['gzip of several members', bytes(Buffer.concat([gzipSync(json.slice(0, 50)), gzipSync(json.slice(50))]))],
  ['gzip in gzip', bytes(gzipSync(gzipSync(json)))],
  ['zstd', bytes(zstdCompressSync(json)), { 'content-encoding': 'zstd' }],
  ['gzip in brotli', bytes(brotliCompressSync(gzipSync(json))), { 'content-encoding': 'gzip, br' }],
  ['a zero after it', `${json}\0`],
  ['a semicolon after it', `${json};\n`],
  ['a byte order mark inside', `\n\uFEFF${json}`],
  ['multipart/form-data', form],
  ['camel case', json.replaceAll(/_(\w)(?=\w*":)/g, (_, letter: string) => letter.toUpperCase())],
  ['capitals', json.replaceAll(/"(\w+)":/g, (name) => name.toUpperCase())],
])('what the receiver keeps, replay can read: %s', async (_, body, headers) => {
  const { store, handled, send, replay } = start();
  expect((await send(body, headers)).status).toBe(202);
  expect(handled()).toEqual([]);
  expect(await replay()).toMatchObject([{ outcome: 'handled', event, events: [event] }]);
  expect(handled()).toEqual([event.id]);
  expect(await store.kept()).toEqual([]);
});

test.each<[string, string]>([
  ['a list', JSON.stringify([ofId('a'), ofId('b'), ofId('c')])],
  ['an envelope', JSON.stringify({ sent: 1, events: [ofId('a'), ofId('b'), ofId('c')] })],
  [
    'records with JSON',
    JSON.stringify({ Records: ['a', 'b', 'c'].map((id) => ({ body: JSON.stringify(ofId(id)) })) }),
  ],
  ['lines', ['a', 'b', 'c'].map((id) => JSON.stringify(ofId(id))).join('\n')],
  ['lines with gaps', ['a', 'b', 'c'].map((id) => `\x1E${JSON.stringify(ofId(id))}\r\n\r\n`).join('')],
  ['objects on several lines', ['a', 'b', 'c'].map((id) => JSON.stringify(ofId(id), null, 2)).join('')],
  ['objects with commas', ['a', 'b', 'c'].map((id) => JSON.stringify(ofId(id))).join(', ')],
  ['server-sent events', ['a', 'b', 'c'].map((id) => `data: ${JSON.stringify(ofId(id))}\n\n`).join('')],
  ['a form', String(new URLSearchParams(['a', 'b', 'c'].map((id) => ['event', JSON.stringify(ofId(id))])))],
])('the events of %s are handled, each once, by the key that it has alone', async (_, body) => {
  const { store, handled, any, send, replay } = start();
  await send(body);
  await send(JSON.stringify(ofId('b')));
  expect(handled()).toEqual(['b']);
  let isDown = true;
  const handlers = {
    any: (one: TelephonyEvent) => {
      if (isDown && one.id === 'c') throw new Error('the CRM is down');
      any(one);
    },
  };
  expect(await collect(replayKept(handlers, store))).toMatchObject([
    {
      outcome: 'failed',
      reason: 'the CRM is down (1 of 3 events)',
      events: [{ id: 'a' }, { id: 'b' }, { id: 'c' }],
    },
  ]);
  isDown = false;
  expect(await replay()).toMatchObject([{ outcome: 'handled' }]);
  expect(handled()).toEqual(['b', 'a', 'c']);
  expect(await store.kept()).toEqual([]);
  await send(JSON.stringify(ofId('c')));
  expect(handled()).toHaveLength(3);
});

test.each([{}, { 'content-type': 'application/x-www-form-urlencoded; charset=iso-8859-1' }])(
  'a form that is not escaped in UTF-8 is kept, and read by its character set: %j',
  async (headers) => {
    const { handled, send, replay } = start();
    await send('event_name=sms.received&id=zoe&text=Gr%FC%DFe&from_no=%2B447700900123', headers);
    expect(handled()).toEqual([]);
    expect(await replay()).toMatchObject([{ outcome: 'handled', event: { id: 'zoe', text: 'Grüße' } }]);
  },
);

test('what came again and was handled is a duplicate, and forgotten', async () => {
  const { store, handled, send, replay } = start();
  await send(`${json};`);
  await send(json);
  expect(await replay()).toMatchObject([
    { outcome: 'duplicate', reason: 'It has been handled in the meantime.' },
  ]);
  expect(handled()).toEqual([event.id]);
  expect(await store.kept()).toEqual([]);
});

test.each([
  '{"id":"e1","event_name":"call.missed",}',
  "{'event_name': 'call.missed'}",
  `${json} and ${json}`,
  '{"wert":NaN}',
])('what nobody can read rightly stays, and `read` reads it: %s', async (body) => {
  const { store, handled, send, replay } = start();
  await send(body);
  expect(await replay()).toMatchObject([{ outcome: 'failed', event: null }]);
  expect(await replay({ read: () => undefined })).toMatchObject([{ outcome: 'failed' }]);
  const seen: string[] = [];
  const read: ReplayOptions['read'] = (kept, text) => {
    seen.push(kept.reason, text);
    return [ofId('one'), ofId('two')];
  };
  expect(await replay({ read })).toMatchObject([
    { outcome: 'handled', events: [{ id: 'one' }, { id: 'two' }] },
  ]);
  expect(seen).toEqual(['unreadable', body]);
  expect(handled()).toEqual(['one', 'two']);
  expect(await store.kept()).toEqual([]);
});

test('a small gzip of a large body is read, up to a limit of its own', async () => {
  const { handled, send, replay } = start();
  await send(bytes(gzipSync(JSON.stringify({ ...event, pad: 'x'.repeat(100_000) }))));
  expect(await replay({ maxBytes: 90_000 })).toMatchObject([
    { outcome: 'failed', reason: expect.stringMatching(/more than 90000 bytes.*Give a larger maxBytes/) },
  ]);
  expect(await replay()).toMatchObject([{ outcome: 'handled' }]);
  expect(handled()).toEqual([event.id]);
});

test('of what is too large nothing is guessed; `read` gets its beginning if it is asked to', async () => {
  const { store, handled, send, replay } = start(50);
  await send(json);
  expect(await replay()).toEqual([]);
  const only = () => true;
  expect(await replay({ only })).toMatchObject([{ reason: 'Only the beginning of the body was kept.' }]);
  const read: ReplayOptions['read'] = (_, text) => (text === json.slice(0, 50) ? event : undefined);
  expect(await replay({ only, read })).toMatchObject([{ outcome: 'handled' }]);
  expect(handled()).toEqual([event.id]);
  expect(await store.kept()).toEqual([]);
});

test('what the default store has kept is replayed with the store of the handler', async () => {
  let isDown = true;
  const handlers = {
    any: () => {
      if (isDown) throw new Error('the CRM is down');
    },
  };
  const { handler } = openReceiver(handlers, { attempts: 1 });
  await handler(new Request('https://receiver.example/', { method: 'POST', body: json }));
  isDown = false;
  expect(await collect(replayKept(handlers, handler.store))).toMatchObject([{ outcome: 'handled' }]);
  expect(await handler.store?.kept()).toEqual([]);
});
