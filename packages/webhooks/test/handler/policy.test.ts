import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { memoryStore } from '../../src/index.ts';
import { example } from '../support/contract-events.ts';
import { openReceiver, post } from '../support/receiver.ts';

const missed = example('call.missed-leg');
const down = () => Promise.reject(new Error('the CRM is down: PIN 4711'));
const broken = { ...memoryStore(), claim: () => Promise.reject(new Error('store down')) };
const unkept = { ...memoryStore(), keep: () => Promise.reject(new Error('store down')) };

const STATUSES = {
  handled: 204,
  accepted: 202,
  quarantined: 202,
  failed: 500,
  unauthorized: 401,
  refused: 405,
};

test.each<
  [what: string, body: unknown, outcome: keyof typeof STATUSES, reason?: RegExp | undefined, options?: object]
>([
  ['an event', missed, 'handled'],
  ['an unknown event', { event_name: 'queue.wrapup' }, 'handled'],
  ['early', missed, 'accepted', undefined, { ack: 'early' }],
  ['not JSON', '{"PIN 4711', 'quarantined', /^The body is not an event: the body is not JSON/],
  ['nothing', '', 'quarantined', /the body is empty/],
  ['JSON without a name', { id: 'PIN 4711' }, 'quarantined', /event_name is missing/],
  ['a list', [missed, missed], 'quarantined', /the body is a list/],
  ['too large', { ...missed, pad: 'x'.repeat(65_536) }, 'quarantined', /more than 65536 bytes/],
  ['not kept', 'x', 'failed', /is not JSON.* It could not be kept\.$/, { store: unkept }],
  ['not kept, without a store', 'x', 'failed', /It could not be kept\.$/, { store: false }],
  ['a handler that fails', { ...missed, event_name: 'call.hold' }, 'failed', /the CRM is down/],
  ['a store that fails', missed, 'failed', /^The store has failed\.$/, { store: broken }],
  ['a store that fails open', missed, 'handled', undefined, { store: broken, onStoreFailure: 'handle' }],
  ['GET', undefined, 'refused', /^It is a GET, not a POST\.$/],
  ['no secret', missed, 'unauthorized', /^The secret is missing\.$/, { secret: 'a-secret-that-is-long' }],
])('%s', async (_, body, outcome, reason = /^$/, options = {}) => {
  const { handler, reports } = openReceiver(
    { 'call.missed': () => {}, 'call.hold': down, unknown: () => {} },
    options,
  );
  const response = await handler(body === undefined ? new Request('https://r.example/') : post(body));
  const status = STATUSES[outcome];
  expect(response.status).toBe(status);
  expect(reports[0]).toMatchObject({ outcome, status });
  expect(reports[0]?.reason ?? '').toMatch(reason);
  const text = await response.text();
  expect(text).not.toContain('4711');
  expect(text).toMatch(status >= 400 ? /^\{"message":"[^"]+\.","errors":\[\]\}$/ : /^$/);
  expect(response.headers.get('allow')).toBe(status === 405 ? 'POST' : null);
});

test('a small body that is large when it is uncompressed is not read whole', async () => {
  const { handler, reports } = openReceiver({});
  const body = new Uint8Array(gzipSync(Buffer.alloc(50_000_000)).subarray(0, 60_000));
  const { status } = await handler(new Request('https://r.example/', { method: 'POST', body }));
  expect(status).toBe(202);
  expect(reports).toMatchObject([{ outcome: 'quarantined', reason: expect.stringContaining('65536 bytes') }]);
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
