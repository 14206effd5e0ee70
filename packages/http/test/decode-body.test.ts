import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { decodeBody } from '../src/index.ts';

describe('decodeBody', () => {
  const text = Buffer.from('{"data":[],"total":0}');

  it.each([
    ['gzip', gzipSync(text)],
    ['GZIP', gzipSync(text)],
    ['deflate', deflateSync(text)],
    ['br', brotliCompressSync(text)],
    ['identity', text],
    [undefined, text],
  ])('reads %s', (encoding, body) => {
    expect(decodeBody(body, encoding, 1024)).toEqual(text);
  });

  it('refuses what is not compressed so, and what becomes too large', () => {
    expect(() => decodeBody(text, 'gzip', 1024)).toThrow(/header/);
    expect(() => decodeBody(gzipSync(Buffer.alloc(2048)), 'gzip', 1024)).toThrow(/larger/);
  });
});
