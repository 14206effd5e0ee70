import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { memoryStore } from '../../src/index.ts';
import { example } from '../support/contract-events.ts';
import { openReceiver, post, spyHandler } from '../support/receiver.ts';

const missed = example('call.missed-leg');
const down = () => Promise.reject(new Error('the CRM is down: PIN 4711'));
const broken = { ...memoryStore(), claim: () => Promise.reject(new Error('store down')) };
const unkept = { ...memoryStore(), keep: () => Promise.reject(new Error('store down')) };

test.each<
  [
    what: string,
    request: () => Request,
    options: object,
    status: number,
    outcome: string,
    reason: RegExp | null,
  ]
>([
  ['an event', () => post(missed), {}, 204, 'handled', null],
  ['an unknown event', () => post({ event_name: 'queue.wrapup' }), {}, 204, 'handled', null],
  ['early', () => post(missed), { ack: 'early' }, 202, 'accepted', null],
  [
    'not JSON',
    () => post('{"PIN 4711'),
    {},
    202,
    'quarantined',
    /^The body is not an event: the body is not JSON/,
  ],
  ['nothing', () => post(''), {}, 202, 'quarantined', /the body is empty/],
  ['JSON without a name', () => post({ id: 'PIN 4711' }), {}, 202, 'quarantined', /event_name is missing/],
  ['a list', () => post([missed, missed]), {}, 202, 'quarantined', /the body is a list/],
  [
    'too large',
    () => post({ ...missed, pad: 'x'.repeat(65_536) }),
    {},
    202,
    'quarantined',
    /more than 65536 bytes/,
  ],
  ['not kept', () => post('x'), { store: unkept }, 500, 'failed', /is not JSON.* It could not be kept\.$/],
  ['not kept, without a store', () => post('x'), { store: false }, 500, 'failed', /It could not be kept\.$/],
  [
    'a handler that fails',
    () => post({ ...missed, event_name: 'call.hold' }),
    {},
    500,
    'failed',
    /the CRM is down/,
  ],
  ['a store that fails', () => post(missed), { store: broken }, 500, 'failed', /^The store has failed\.$/],
  [
    'a store that fails open',
    () => post(missed),
    { store: broken, onStoreFailure: 'handle' },
    204,
    'handled',
    null,
  ],
  ['GET', () => new Request('https://r.example/'), {}, 405, 'refused', /^It is a GET, not a POST\.$/],
  [
    'no secret',
    () => post(missed),
    { secret: 'a-secret-that-is-long' },
    401,
    'unauthorized',
    /^The secret is missing\.$/,
  ],
])('%s', async (_, request, options, status, outcome, reason) => {
  const { handler, reports } = openReceiver(
    { 'call.missed': () => {}, 'call.hold': down, unknown: () => {} },
    options,
  );
  const response = await handler(request());
  expect(response.status).toBe(status);
  expect(reports[0]).toMatchObject({
    outcome,
    status,
  });
  expect(reports[0]?.reason ?? '').toMatch(reason ?? /^$/);
  const text = await response.text();
  expect(text).not.toContain('4711');
  expect(text).toMatch(status >= 400 ? /^\{"message":"[^"]+\.","errors":\[\]\}$/ : /^$/);
  expect(response.headers.get('allow')).toBe(status === 405 ? 'POST' : null);
});

test('whatever its type and compression are called, a body is read as what it is', async () => {
  const handle = spyHandler();
  const { handler } = openReceiver({ 'call.missed': handle }, { store: false });
  const text = JSON.stringify(missed);
  const bytes = new TextEncoder().encode(text);
  const send = (body: BodyInit, headers: Record<string, string>) =>
    handler(new Request('https://r.example/', { method: 'POST', body, headers }));
  const json = { 'content-type': 'application/json' };
  const statuses = [
    await send(bytes, {}),
    await send(text, { 'content-type': 'application/x-www-form-urlencoded' }),
    await send(new Uint8Array(gzipSync(bytes)), json),
    // A parser before it has undone the compression and left the header.
    await send(bytes, { ...json, 'content-encoding': 'gzip' }),
  ].map(({ status }) => status);
  expect(statuses).toEqual(statuses.map(() => 204));
  expect(handle.mock.calls.map(([event]) => event.id)).toEqual(statuses.map(() => missed.id));
});

test('a small body that is large when it is uncompressed is not read whole', async () => {
  const { handler, reports } = openReceiver({});
  const bomb = gzipSync(Buffer.alloc(50_000_000));
  const request = new Request('https://r.example/', {
    method: 'POST',
    body: new Uint8Array(bomb.subarray(0, 60_000)),
  });
  expect((await handler(request)).status).toBe(202);
  expect(reports[0]).toMatchObject({
    outcome: 'quarantined',
    reason: expect.stringContaining('65536 bytes'),
  });
});

test('beyond the limit no more is read', async () => {
  let pulled = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      pulled += 1;
      controller.enqueue(new Uint8Array(1000).fill(32));
    },
  });
  const { handler } = openReceiver({}, { maxBytes: 10_000 });
  const init = { method: 'POST', body, duplex: 'half' };
  expect((await handler(new Request('https://r.example/', init))).status).toBe(202);
  expect(pulled).toBeLessThan(15);
});

test('a body of just the limit passes', async () => {
  const { handler, outcomes } = openReceiver({});
  const bare = JSON.stringify({ ...missed, pad: '' }).length;
  const sized = (bytes: number) =>
    post({ ...missed, pad: 'é'.repeat((bytes - bare) >> 1) + 'x'.repeat((bytes - bare) & 1) });
  await handler(sized(65_536));
  await handler(sized(65_537));
  expect(outcomes()).toEqual(['handled', 'quarantined']);
});

test('a body in many chunks is put together; one that breaks off, or was read before, fails', async () => {
  const seen: unknown[] = [];
  const { handler, reports } = openReceiver({ any: (event) => seen.push(event) });
  const bytes = new TextEncoder().encode(JSON.stringify({ ...missed, src_name: 'Zoë 🎧' }));
  const chunked = (end: number, fail: boolean) => {
    let offset = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (offset >= end) return fail ? controller.error(new Error('gone')) : controller.close();
        controller.enqueue(bytes.slice(offset, (offset += 1)));
      },
    });
    const init = { method: 'POST', body, duplex: 'half' };
    return new Request('https://r.example/', init);
  };
  expect((await handler(chunked(bytes.length, false))).status).toBe(204);
  expect(seen).toEqual([{ ...missed, src_name: 'Zoë 🎧' }]);
  expect((await handler(chunked(20, true))).status).toBe(500);
  const used = post(missed);
  await used.text();
  expect((await handler(used)).status).toBe(500);
  expect(reports.slice(1).map(({ error }) => String(error))).toEqual([
    'Error: gone',
    expect.stringContaining('was read before'),
  ]);
});

test.each([
  [
    'throws',
    () => {
      throw new Error('logger down');
    },
  ],
  ['rejects', () => Promise.reject(new Error('logger down'))],
  ['never ends', () => new Promise(() => {})],
])('an onDelivery that %s does no harm', async (_, onDelivery) => {
  const { handler } = openReceiver({ any: down }, { onDelivery });
  expect((await handler(post(missed))).status).toBe(500);
  expect((await handler(post('x'))).status).toBe(202);
});
