import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { memoryStore } from '../../src/index.ts';
import { example } from '../support/contract-events.ts';
import { openReceiver } from '../support/open-receiver.ts';

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

async function receive(bytes: Uint8Array, encoding: string | undefined, maxBytes = 65_536) {
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
  const { status, read, kept } = await receive(bytes, encoding);
  expect({ status, read, kept: kept.map(({ body }) => body) }).toEqual(
    knows(format)
      ? { status: 204, read: event, kept: [] }
      : { status: 202, read: null, kept: [Buffer.from(bytes).toString('base64')] },
  );
});

test.each(['gzip', 'br', 'deflate', 'zstd', 'identity', 'x-new'])(
  'a body that says %s and is not compressed is read',
  async (encoding) => {
    expect(await receive(Buffer.from(json), encoding)).toMatchObject({ status: 204, read: event });
  },
);

test('a small body that is large when it is uncompressed is kept whole', async () => {
  const bytes = gzipSync(JSON.stringify({ ...event, pad: 'x'.repeat(100_000) }));
  const { status, kept } = await receive(bytes, 'gzip');
  expect(status).toBe(202);
  expect(kept).toMatchObject([{ reason: 'unreadable', body: bytes.toString('base64') }]);
});
