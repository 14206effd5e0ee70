import * as fc from 'fast-check';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { recordingMp3, recordingSize } from '../../src/files/recording.ts';
import { readMp3 } from '../support/read-mp3.ts';
import { MEI, servePlatform } from '../support/serve-platform.ts';

const served = await servePlatform();
const { platform, url } = served;
beforeEach(() => served.reset());
afterAll(() => served.close());

async function download(path: string, init: RequestInit = {}) {
  const headers = { 'x-auth-token': MEI, ...(init.headers as Record<string, string>) };
  const response = await fetch(`${url}/v1.2/voice/${path}`, { ...init, headers });
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
}

describe.each(platform.store.tables.monitors.list())('recording $id', ({ id, size, duration }) => {
  test('has the size and plays for the time that its record tells', async () => {
    const { response, bytes } = await download(`monitors/${id}.mp3`);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'audio/mpeg3']);
    expect(response.headers.get('content-disposition')).toBeNull();
    expect(bytes.length).toBe(size);
    expect(readMp3(bytes).milliseconds / 1000).toBeCloseTo(duration!, 0);
  });

  test('is the same each time, whatever Range asks for', async () => {
    const [one, other] = [await download(`monitors/${id}.mp3`), await download(`monitors/${id}.mp3`)];
    const part = await download(`monitors/${id}.mp3`, { headers: { range: 'bytes=0-9' } });
    expect(one.bytes.equals(other.bytes)).toBe(true);
    expect([part.response.status, part.bytes.length]).toEqual([200, size]);
  });

  test('is told by HEAD without a body', async () => {
    const { response, bytes } = await download(`monitors/${id}.mp3`, { method: 'HEAD' });
    expect([response.headers.get('content-length'), bytes.length]).toEqual([String(size), 0]);
  });
});

test('a voicemail message plays for its seconds and names its caller', async () => {
  const { bytes } = await download('voicemessages/5501.mp3');
  const { milliseconds, title } = readMp3(bytes);
  expect(milliseconds / 1000).toBeCloseTo(21, 0);
  expect([title, bytes.length]).toEqual(['Message of 447700900789', recordingSize(21)]);
});

test('a file that was sent is given back byte for byte', async () => {
  const data = Buffer.from('RIFF....WAVEfmt ');
  platform.store.tables.files.put({
    id: 'voicemessages:5501',
    content_type: 'audio/wav',
    data: data.toString('base64'),
  });
  const { response, bytes } = await download('voicemessages/5501.mp3');
  expect([response.headers.get('content-type'), bytes.equals(data)]).toEqual(['audio/wav', true]);
});

test.each(['monitors/1.mp3', 'voicemessages/1.mp3'])('%s is not there', async (path) => {
  const { response, bytes } = await download(path);
  expect([response.status, JSON.parse(bytes.toString())]).toEqual([
    404,
    { message: 'Resource not found', errors: [] },
  ]);
});

test('an mp3 of any length is whole frames, and has the size that a new record is given', () => {
  fc.assert(
    fc.property(fc.nat({ max: 4000 }), fc.string({ unit: 'grapheme', maxLength: 200 }), (seconds, title) => {
      const bytes = recordingMp3(seconds, title, recordingSize(seconds));
      expect(bytes.length).toBe(recordingSize(seconds));
      const mp3 = readMp3(bytes);
      expect(mp3.milliseconds).toBeGreaterThanOrEqual(seconds * 1000);
      expect(mp3.milliseconds).toBeLessThan(seconds * 1000 + 37);
      const fits = Buffer.byteLength(title) < 300;
      expect(mp3.title ?? (fits ? 'lost' : title)).toBe(title);
    }),
    { numRuns: 40 },
  );
});

test.each([null, undefined, -1, 0, 12, 100, 1e12])(
  'a record with the size %s has an mp3 nevertheless',
  (size) => {
    expect(readMp3(recordingMp3(1, 'title', size)).frames).toBe(28);
  },
);
