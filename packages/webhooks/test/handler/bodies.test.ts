import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { CallTracker } from '../../src/tracker.ts';
import { sampleEvent } from '../../src/testing.ts';
import { example } from '../support/contract-events.ts';
import { openRecorder } from '../support/receiver.ts';

const send = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Request('https://receiver.example/', { method: 'POST', headers, body, duplex: 'half' } as RequestInit);

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
  const { handler, outcomes } = openRecorder();
  for (const text of ['first', 'second', 'first'])
    await handler(send(JSON.stringify(sampleEvent('sms.received', { id: id as string, text }))));
  expect(outcomes()).toEqual(['handled', 'handled', 'duplicate']);
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

test('an event that ends the process each time is kept in the end', async () => {
  const { handler, reports, seen, store } = openRecorder({ attempts: 3 });
  for (const attempt of [1, 2, 3]) {
    expect(await store.claim('call.missed/evt-poison', 1, 60_000)).toMatchObject({ attempt });
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  await handler(send(JSON.stringify(sampleEvent('call.missed', { id: 'evt-poison' }))));
  expect(reports).toMatchObject([{ outcome: 'quarantined', status: 202 }]);
  expect(seen).toEqual([]);
  expect(await store.kept()).toMatchObject([{ reason: 'failed', key: 'call.missed/evt-poison' }]);
});

test('a body that never ends does not hold its delivery', async () => {
  const { handler, reports } = openRecorder({ timeoutMs: 50 });
  const body = new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array([0x7b])) });
  expect((await handler(send(body))).status).toBe(500);
  expect(reports).toMatchObject([{ outcome: 'failed', reason: 'The body could not be read.' }]);
  await handler.drain();
});

const event = example('call.missed-leg');
const json = JSON.stringify(event);

function knows(format: string): boolean {
  try {
    return Boolean(new DecompressionStream(format as CompressionFormat));
  } catch {
    return false;
  }
}

async function receiveCompressed(bytes: Uint8Array, encoding: string | undefined) {
  const { handler, reports, store } = openRecorder();
  const headers = encoding === undefined ? {} : { 'content-encoding': encoding };
  const { status } = await handler(send(new Uint8Array(bytes), headers));
  return { status, read: reports[0]?.event, kept: await store.kept() };
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
