import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseEvent } from '../../src/index.ts';
import { example, examples } from '../support/contract-events.ts';

const NOT_A_TIME = 'is not YYYY-MM-DD HH:MM:SS';
const missed = example('call.missed-leg');
const read = (fields: object) => parseEvent(JSON.stringify({ ...missed, ...fields }));

describe('what can be read in one way only is brought into the form of the contract', () => {
  test.each<[field: string, sent: unknown, read: unknown, message: string]>([
    ['call_id', '139000001', 139000001, 'is text, not an integer'],
    ['call_id', ' 139000001 ', 139000001, 'is text, not an integer'],
    ['call_id', '139000001.0', 139000001, 'is text, not an integer'],
    ['duration', '11', 11, 'is text, not an integer or null'],
    ['duration', '', null, 'is text, not an integer or null'],
    ['duration', 'null', null, 'is text, not an integer or null'],
    ['final', 'true', true, 'is text, not true or false or null'],
    ['final', 'False', false, 'is text, not true or false or null'],
    ['final', 1, true, 'is a number, not true or false or null'],
    ['final', '', null, 'is text, not true or false or null'],
    ['id', 77, '77', 'is a number, not text'],
    ['src', 447700900123, '447700900123', 'is a number, not text or null'],
    ['connected_at', '', null, NOT_A_TIME],
    ['event_time', '2026-11-20T09:05:22Z', '2026-11-20 09:05:22', NOT_A_TIME],
    ['event_time', '2026-11-20T09:05:22.123+01:00', '2026-11-20 08:05:22', NOT_A_TIME],
    ['event_time', '2026-11-20 09:05:22+0100', '2026-11-20 08:05:22', NOT_A_TIME],
    ['event_time', '2026-11-20T09:05', '2026-11-20 09:05:00', NOT_A_TIME],
    ['event_time', 1795165522, '2026-11-20 09:05:22', 'is a number, not text'],
    ['event_time', '1795165522123', '2026-11-20 09:05:22', NOT_A_TIME],
    ['event_time', 1795165522123.5, '2026-11-20 09:05:22', 'is a number, not text'],
    ['event_time', 1_795_165_522_123_456, '2026-11-20 09:05:22', 'is a number, not text'],
    ['event_time', '2026-11-20 09:05:22 UTC', '2026-11-20 09:05:22', NOT_A_TIME],
    ['event_time', '2026-11-20T09:05:22+01', '2026-11-20 08:05:22', NOT_A_TIME],
    ['event_time', '2026-11-20T09:05:22.123456Z', '2026-11-20 09:05:22', NOT_A_TIME],
    ['event_time', '2026-11-20 09:05:22.123456', '2026-11-20 09:05:22', NOT_A_TIME],
    ['event_time', '2026/11/20 09:05:22', '2026-11-20 09:05:22', NOT_A_TIME],
    ['event_time', '2026/11/20 09:05:22 +01:00', '2026-11-20 08:05:22', NOT_A_TIME],
    ['event_time', 'Fri, 20 Nov 2026 09:05:22 GMT', '2026-11-20 09:05:22', NOT_A_TIME],
    ['connected_at', '0000-00-00 00:00:00', null, NOT_A_TIME],
    ['final', 'no', false, 'is text, not true or false or null'],
    ['final', 'yes', true, 'is text, not true or false or null'],
    ...[
      'call_missed',
      'call-missed',
      'callMissed',
      'CALL.MISSED',
      ' Call.Missed',
      'call.missed\0',
      'call.missed\u200B',
    ].map((name): [string, string, string, string] => [
      'event_name',
      name,
      'call.missed',
      'is not written as in the contract',
    ]),
  ])('%s: %j is %j', (field, sent, form, message) => {
    expect(read({ [field]: sent })).toEqual({
      ...missed,
      [field]: form,
      drift: [{ field, message, mended: true }],
    });
  });
});

describe('everything else is kept as it was sent', () => {
  test.each<[field: string, sent: unknown, message: string]>([
    ['call_id', '98765432109876543210', 'is an integer beyond 2^53, kept as text'],
    ['call_id', 'c-139', 'is text, not an integer'],
    ['call_id', 1.5, 'is a number, not an integer'],
    ['call_id', null, 'is null, not an integer'],
    ['duration', 'eleven', 'is text, not an integer or null'],
    ['duration', [11], 'is a list, not an integer or null'],
    ['final', 'perhaps', 'is text, not true or false or null'],
    ['event_time', '2026-02-30T10:00:00Z', NOT_A_TIME],
    ['event_time', '20/11/2026 09:05', NOT_A_TIME],
    ['event_time', '20/11/2026 09:05:22', NOT_A_TIME],
    ['event_time', '20.11.2026 09:05', NOT_A_TIME],
    ['event_time', '2026/02/30 10:00:00', NOT_A_TIME],
    ['event_time', 'Mon, 20 Nov 2026 09:05:22 GMT', NOT_A_TIME],
    ['event_time', 12, 'is a number, not text'],
    ['src_hash', { v: 1 }, 'is an object, not text or null'],
    ['state', '', ''],
    ['dst_id', 'contact:77', ''],
    ['src', '', ''],
    ['new_field', { a: [1] }, ''],
  ])('%s: %j', (field, sent, message) => {
    expect(read({ [field]: sent })).toEqual({
      ...missed,
      [field]: sent,
      ...(message && { drift: [{ field, message, mended: false }] }),
    });
  });

  test.each(['call.missed2', 'call.missed.v2'])('the name %j, which is another one', (name) => {
    expect(read({ event_name: name })).toEqual({ ...missed, event_name: name });
  });

  test('a field that is missing is said, and the object that was passed is not changed', () => {
    const { call_id: _, ...body }: Record<string, unknown> = { ...missed, duration: '11' };
    const copy = structuredClone(body);
    expect(parseEvent(body)).toEqual({
      ...body,
      duration: 11,
      drift: [
        { field: 'call_id', message: 'is missing', mended: false },
        { field: 'duration', message: 'is text, not an integer or null', mended: true },
      ],
    });
    expect(body).toEqual(copy);
  });
});

describe('forms of the whole body', () => {
  const text = JSON.stringify({ ...missed, src_name: 'Zoë' });
  const bytes = (encoding: BufferEncoding, mark: number[] = []) =>
    new Uint8Array([...mark, ...Buffer.from(text, encoding)]);
  const fields = new URLSearchParams(
    Object.entries(missed).map(([name, value]): [string, string] => [
      name,
      typeof value === 'string' ? value : (JSON.stringify(value) ?? ''),
    ]),
  );

  test.each<[string, Uint8Array, charset: string | undefined, drift: string | undefined]>([
    ['UTF-8', bytes('utf8'), undefined, undefined],
    ['UTF-8 with a byte order mark', bytes('utf8', [0xef, 0xbb, 0xbf]), 'iso-8859-1', undefined],
    ['UTF-16', bytes('utf16le', [0xff, 0xfe]), undefined, 'is in utf-16le, not in UTF-8'],
    ['UTF-16 without a mark', bytes('utf16le'), undefined, 'is in utf-16le, not in UTF-8'],
    [
      'UTF-16, big-endian, without a mark',
      new Uint8Array(Buffer.from(text, 'utf16le').swap16()),
      undefined,
      'is in utf-16be, not in UTF-8',
    ],
    ['Latin-1 that says so', bytes('latin1'), 'ISO-8859-15', 'is in iso-8859-15, not in UTF-8'],
    ['Latin-1 that does not', bytes('latin1'), undefined, 'is in windows-1252, not in UTF-8'],
    ['Latin-1 by an unknown name', bytes('latin1'), 'x-nonsense', 'is in windows-1252, not in UTF-8'],
  ])('%s', (_, body, charset, message) => {
    const event = parseEvent(body, { charset });
    expect(event).toMatchObject({ src_name: 'Zoë', call_id: missed['call_id'] });
    expect(event.drift).toEqual(message && [{ field: '', message, mended: true }]);
  });

  test('text that was cut in the middle of a character keeps the others', () => {
    const cut = new TextEncoder().encode(text.replace('Zoë', 'Zoë 😀 X'));
    cut[cut.lastIndexOf('X'.charCodeAt(0))] = 0xc3;
    expect(parseEvent(cut)).toMatchObject({
      src_name: 'Zoë 😀 \uFFFD',
      drift: [{ field: '', message: 'is not all in UTF-8', mended: false }],
    });
  });

  test('a form of fields, and a form with the event as JSON', () => {
    const { drift, ...event } = parseEvent(fields.toString());
    expect(event).toMatchObject({
      call_id: missed['call_id'],
      final: missed['final'],
      event_time: missed['event_time'],
    });
    expect(drift?.[0]).toEqual({ field: '', message: 'is form-encoded, not JSON', mended: true });
    expect(parseEvent(new URLSearchParams({ payload: text }).toString())).toMatchObject({ src_name: 'Zoë' });
  });

  test('a name with an equals sign in JSON is no form', () => {
    expect(parseEvent(' {"event_name":"x&event_name=y"}')).toEqual({ event_name: 'x&event_name=y' });
  });
});

test('any change of a value leaves an event, whose other fields are as they were', () => {
  const odd = fc.constantFrom('', '0', 'true', 'null', '1795165522', 1e21, 5, true, [], '2026-11-20T10:00Z');
  const value = fc.oneof(
    odd,
    fc.string(),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.constant(null),
  );
  let mended = 0;
  fc.assert(
    fc.property(fc.constantFrom(...examples), fc.nat(), value, ([, body], pick, changed) => {
      const fields = Object.keys(body).filter((name) => name !== 'event_name');
      const field = fields[pick % fields.length]!;
      const { drift = [], ...event } = read({ ...body, [field]: changed });
      expect(drift.filter((one) => one.field !== field)).toEqual([]);
      expect({ ...event, [field]: 0 }).toEqual({ ...missed, ...body, [field]: 0 });
      mended += drift.filter((one) => one.mended).length;
      // What is mended is in the form of the contract, and stays so.
      fc.pre(drift.every((one) => one.mended));
      expect(parseEvent(event, { strict: true })).toEqual(event);
    }),
    { numRuns: 3000 },
  );
  expect(mended).toBeGreaterThan(100);
});
