import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createWebhookHandler, type DeliveryReport, memoryStore, parseEvent } from '../../src/index.ts';
import { CallTracker } from '../../src/tracker.ts';
import { sampleEvent } from '../../src/testing.ts';
import { example } from '../support/contract-events.ts';
import { openReceiver } from '../support/receiver.ts';

const secret = 'k3v9-a-secret-of-the-test';
const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Request(`https://receiver.example/${secret}`, { method: 'POST', body, headers });

async function receive(bodies: readonly BodyInit[]) {
  const handled: unknown[] = [];
  const reports: DeliveryReport[] = [];
  const receiver = createWebhookHandler(
    { any: (event) => void handled.push(event) },
    { secret, onDelivery: (report) => void reports.push(report) },
  );
  for (const body of bodies) await receiver(post(body));
  return { handled, outcomes: reports.map(({ outcome }) => outcome) };
}

test.each([
  0,
  '0',
  ' ',
  'null',
  'undefined',
  '-',
  'N/A',
  'none',
  '\0',
  '[object Object]',
  'nil',
  'NaN',
  -1,
  'false',
  'unknown',
  '{{id}}',
  '00000000-0000-0000-0000-000000000000',
])('the id %j tells no events apart: the body does', async (id) => {
  const bodies = ['first', 'second', 'first'].map((text) =>
    JSON.stringify(sampleEvent('sms.received', { id: id as string, text })),
  );
  expect(await receive(bodies)).toMatchObject({ outcomes: ['handled', 'handled', 'duplicate'] });
});

test.each([
  'call_missed',
  'call-missed',
  'callMissed',
  'CALL.MISSED',
  ' call.missed',
  'call.missed\0',
  'call.missed\u200B',
])('the name %j is that of the contract', (name) => {
  const event = parseEvent(JSON.stringify({ ...sampleEvent('call.missed'), event_name: name }));
  expect(event.event_name).toBe('call.missed');
  expect(event.drift).toEqual([
    { field: 'event_name', message: 'is not written as in the contract', mended: true },
  ]);
});

test.each(['call.missed2', 'call.missed.v2'])('the name %j is another one', (name) => {
  const event = parseEvent(JSON.stringify({ ...sampleEvent('call.missed'), event_name: name }));
  expect(event.event_name).toBe(name);
});

test('a text that was cut in the middle of a character keeps the others', () => {
  const bytes = new TextEncoder().encode(
    JSON.stringify({ ...sampleEvent('sms.received'), text: 'Grüße 😀 aus KölnX' }),
  );
  bytes[bytes.lastIndexOf('X'.charCodeAt(0))] = 0xc3;
  expect(parseEvent(bytes)).toMatchObject({
    text: 'Grüße 😀 aus Köln\uFFFD',
    drift: [{ field: '', message: 'is not all in UTF-8', mended: false }],
  });
});

test.each(['utf-16le', 'utf-16be'])('%s is read without a byte order mark', (encoding) => {
  const bytes = Buffer.from(JSON.stringify(sampleEvent('sms.received', { id: 'evt-wide' })), 'utf16le');
  expect(parseEvent(new Uint8Array(encoding === 'utf-16be' ? bytes.swap16() : bytes))).toMatchObject({
    id: 'evt-wide',
    drift: [{ mended: true }],
  });
});

test.each([
  ['connected_at', '0000-00-00 00:00:00', null],
  ['event_time', '2026-11-20 09:05:22 UTC', '2026-11-20 09:05:22'],
  ['event_time', '2026-11-20T09:05:22+01', '2026-11-20 08:05:22'],
  ['final', 'no', false],
  ['final', 'yes', true],
])('%s %j is read as %j', (field, value, read) => {
  const event = parseEvent({ ...sampleEvent('call.missed'), [field]: value });
  expect(event).toMatchObject({ [field]: read, drift: [{ field, mended: true }] });
});

test.each([{ date: '2026-11-20' }, 1_795_165_522_123_456, -1, true, []])(
  'the tracker takes an event whose times are %j',
  async (time) => {
    const tracker = new CallTracker();
    const odd = { start_time: time, event_time: time, connected_at: time } as object;
    const call = await tracker.add({ ...sampleEvent('call.hangup'), ...odd });
    expect(call?.state).toBe('ended');
  },
);

test('what ends the process each time is kept in the end', async () => {
  const store = memoryStore();
  const attempts = 3;
  let runs = 0;
  const event = sampleEvent('call.missed', { id: 'evt-poison' });
  for (let tries = 0; tries < attempts; tries += 1) {
    expect(await store.claim('call.missed/evt-poison', 1, 60_000)).toMatchObject({ attempt: tries + 1 });
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  const reports: DeliveryReport[] = [];
  const receiver = createWebhookHandler(
    { any: () => void (runs += 1) },
    { secret, store, attempts, onDelivery: (report) => void reports.push(report) },
  );
  await receiver(post(JSON.stringify(event)));
  expect(reports).toMatchObject([{ outcome: 'quarantined', status: 202 }]);
  expect(runs).toBe(0);
  expect(await store.kept()).toMatchObject([{ reason: 'failed', key: 'call.missed/evt-poison' }]);
});

test('a body that never ends does not hold its delivery', async () => {
  const reports: DeliveryReport[] = [];
  const receiver = createWebhookHandler(
    {},
    { secret, timeoutMs: 50, onDelivery: (report) => void reports.push(report) },
  );
  const body = new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array([0x7b])) });
  const request = new Request(`https://receiver.example/${secret}`, {
    method: 'POST',
    body,
    duplex: 'half',
  } as RequestInit);
  expect((await receiver(request)).status).toBe(500);
  expect(reports).toMatchObject([{ outcome: 'failed', reason: 'The body could not be read.' }]);
  await receiver.drain();
});

test('a path that is a secret is not kept', async () => {
  const store = memoryStore();
  const receiver = createWebhookHandler({}, { secret, store, onDelivery: () => {} });
  await receiver(
    post('{', { referer: `https://h/${secret}`, 'x-original-url': `/${secret}`, 'x-own': 'kept' }),
  );
  const [kept] = await store.kept();
  expect(JSON.stringify(kept?.headers)).not.toContain(secret);
  expect(kept?.headers).toContainEqual(['x-own', 'kept']);
});

const event = example('call.missed-leg');
const json = JSON.stringify(event);

/** Whether this platform can read a format. */
function knows(format: string): boolean {
  try {
    return Boolean(new DecompressionStream(format as CompressionFormat));
  } catch {
    return false;
  }
}

async function receiveCompressed(bytes: Uint8Array, encoding: string | undefined, maxBytes = 65_536) {
  const store = memoryStore();
  const { handler, reports } = openReceiver({}, { store, maxBytes });
  const headers = encoding === undefined ? {} : { 'content-encoding': encoding };
  const body = new Uint8Array(bytes);
  const response = await handler(new Request('https://receiver.example/', { method: 'POST', headers, body }));
  return { status: response.status, read: reports[0]?.event, kept: await store.kept() };
}

test.each<[encoding: string | undefined, bytes: Uint8Array, format: string]>([
  ['gzip', gzipSync(json), 'gzip'],
  [undefined, gzipSync(json), 'gzip'],
  ['deflate', deflateSync(json), 'deflate'],
  ['Deflate', deflateRawSync(json), 'deflate-raw'],
  ['br', brotliCompressSync(json), 'brotli'],
  ['zstd', zstdCompressSync(json), 'zstd'],
])('%s is read where the platform knows it, else kept whole', async (encoding, bytes, format) => {
  const { status, read, kept } = await receiveCompressed(bytes, encoding);
  expect({ status, read, kept: kept.map(({ body }) => body) }).toEqual(
    knows(format)
      ? { status: 204, read: event, kept: [] }
      : { status: 202, read: null, kept: [Buffer.from(bytes).toString('base64')] },
  );
});

test.each(['gzip', 'br', 'deflate', 'zstd', 'identity', 'x-new'])(
  'a body that says %s and is not compressed is read',
  async (encoding) => {
    expect(await receiveCompressed(Buffer.from(json), encoding)).toMatchObject({ status: 204, read: event });
  },
);

test('a small body that is large when it is uncompressed is kept whole', async () => {
  const bytes = gzipSync(JSON.stringify({ ...event, pad: 'x'.repeat(100_000) }));
  const { status, kept } = await receiveCompressed(bytes, 'gzip');
  expect(status).toBe(202);
  expect(kept).toMatchObject([{ reason: 'unreadable', body: bytes.toString('base64') }]);
});
