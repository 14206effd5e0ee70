import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ask } from './support/ask.ts';
import { useMock } from './support/use-mock.ts';

const mock = useMock();

const download = async (path: string, init: RequestInit = {}) => {
  const response = await fetch(mock.url + path, {
    ...init,
    headers: { 'x-auth-token': 'any', ...(init.headers as Record<string, string>) },
  });
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
};

const fileOf = (name: string): Buffer => readFileSync(new URL(`../files/${name}`, import.meta.url));

describe.each([
  ['/monitors/7001.mp3', 'audio/mpeg', 'tone.mp3'],
  ['/voicemessages/8001.mp3', 'audio/mpeg', 'tone.mp3'],
  ['/cdrs/42001.pcap', 'application/vnd.tcpdump.pcap', 'call.pcap'],
  ['/msdrs/42001.pcap', 'application/vnd.tcpdump.pcap', 'call.pcap'],
])('%s', (path, type, name) => {
  test('is the bytes of a file, whole, without a name', async () => {
    const { response, bytes } = await download(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe(type);
    expect(response.headers.get('content-length')).toBe(String(bytes.length));
    expect(response.headers.get('content-disposition')).toBeNull();
    expect(bytes.equals(fileOf(name))).toBe(true);
  });

  test('ignores Range, as the platform does', async () => {
    const { response, bytes } = await download(path, { headers: { range: 'bytes=0-9' } });
    expect([response.status, bytes.length]).toEqual([200, fileOf(name).length]);
  });

  test('has the same headers for HEAD, and no body', async () => {
    const { response, bytes } = await download(path, { method: 'HEAD' });
    expect([response.headers.get('content-type'), bytes.length]).toEqual([type, 0]);
    expect(response.headers.get('content-length')).toBe(String(fileOf(name).length));
  });

  test('is a file with dynamic answers too, and an error in the envelope where one is preferred', async () => {
    const { bytes } = await download(path, { headers: { prefer: 'dynamic=true' } });
    expect(bytes.equals(fileOf(name))).toBe(true);
    const { status, json } = await ask(mock.url, `GET ${path}`, { headers: { prefer: 'code=404' } });
    expect([status, json.errors]).toEqual([404, []]);
  });
});

test.each([
  ['/cdrs/42001.trace', 'text/plain; charset=utf-8', /^2026-.* received from .*\nINVITE sip:/],
  ['/msdrs/42001.trace', 'text/plain; charset=utf-8', /^2026-.* received from .*\nSIP\/2\.0 200 OK/],
  ['/users/410002/cdrs.csv', 'text/csv; charset=utf-8', /^id,calldate,/],
])('%s is text', async (path, type, beginning) => {
  const { response, bytes } = await download(path);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, type]);
  expect(bytes.toString()).toMatch(beginning);
  const dynamic = await download(path, { headers: { prefer: 'dynamic=true' } });
  expect(dynamic.bytes.toString()).toBe(bytes.toString());
});

test('a CSV that is queued is 202 without a body', async () => {
  const { response, bytes } = await download('/users/410002/cdrs.csv?__code=202');
  expect([response.status, bytes.length, response.headers.get('content-type')]).toEqual([202, 0, null]);
});

test('the mp3 begins with a frame of MPEG audio and is whole frames', () => {
  const bytes = fileOf('tone.mp3');
  // MPEG 2, layer III, without CRC: 16 kbit/s at 16 kHz make frames of 72 bytes.
  for (let offset = 0; offset < bytes.length; offset += 72) expect(bytes.readUInt16BE(offset)).toBe(0xfff3);
  expect(bytes.length % 72).toBe(0);
});

test('the capture is a chain of whole packets', () => {
  const bytes = fileOf('call.pcap');
  expect(bytes.readUInt32LE(0)).toBe(0xa1b2c3d4);
  let offset = 24;
  while (offset < bytes.length) offset += 16 + bytes.readUInt32LE(offset + 8);
  expect(offset).toBe(bytes.length);
});
