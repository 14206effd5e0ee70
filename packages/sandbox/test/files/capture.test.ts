import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { momentOf } from '../../src/infrastructure/timestamp.ts';
import { callCapture, sipTrace } from '../../src/files/call-capture.ts';
import { callOfCdr, callOfMsdr } from '../../src/files/traced-call.ts';
import { readPcap } from '../support/read-pcap.ts';
import { MEI, usePlatform } from '../support/serve-platform.ts';
import { anyCharacter } from '../support/any-character.ts';
import { maxExportedAtOnce } from '../../src/assumptions/assumptions.ts';
import { cdrsCsv } from '../../src/operations/handlers/files.ts';
import { readCsv } from '../support/read-csv.ts';

const served = usePlatform();
const cdrTable = () => served.platform.store.tables.cdrs;

test('the export has a row of names and the CDRs of the user alone, in the order of time', async () => {
  cdrTable().put({ ...cdrTable().get(42005)!, id: 42019, calldate: '2026-11-20 08:00:00' });
  const { status, contentType, text } = await served.ask('GET /users/410002/cdrs.csv');
  expect([status, contentType]).toEqual([200, 'text/csv; charset=utf-8']);
  const [names, ...rows] = readCsv(text);
  expect(names!.slice(0, 4)).toEqual(['id', 'billsec', 'call_id', 'calldate']);
  expect(rows.map(([id]) => id)).toEqual(['41905', '42019', '42005']);
  const record = Object.fromEntries(names!.map((name, at) => [name, rows[2]![at]]));
  expect(record).toMatchObject({
    src: '447700900123',
    dst_name: 'Tom Reyes',
    billsec: '184',
    info: '',
    is_root: 'false',
  });
});

test('a user without calls has the row of names alone', async () => {
  const { status, text } = await served.ask('GET /users/410001/cdrs.csv');
  expect([status, readCsv(text).length]).toEqual([200, 1]);
});

test('an export that is too long is queued: 202 without a file', async () => {
  for (let id = 0; id < maxExportedAtOnce; id++)
    cdrTable().put({ id: 100_000 + id, user_id: 410_001, calldate: '2026-11-19 08:00:00' });
  expect((await served.ask('GET /users/410001/cdrs.csv')).status).toBe(200);
  cdrTable().put({ id: 200_000, user_id: 410_001, calldate: '2026-11-19 08:00:00' });
  const { status, text, contentType } = await served.ask('GET /users/410001/cdrs.csv');
  expect([status, text, contentType]).toEqual([202, '', null]);
});

test('every text comes back as it was, but for an apostrophe before what a spreadsheet would run', () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom('=1+1', '+44', '-2', '@x', '\t=1', '\r\n', '"', ',', 'a\nb', '＝1'),
  );
  const record = fc.record({ id: fc.integer(), info: fc.option(text), src_name: text });
  fc.assert(
    fc.property(fc.array(record, { maxLength: 5 }), (records) => {
      const [names, ...rows] = readCsv(cdrsCsv(records, ['id', 'info', 'src_name']));
      expect(names).toEqual(['id', 'info', 'src_name']);
      const safe = (value: string | null) =>
        /^[=+\-@\t\r＝＋－＠]/.test(value ?? '') ? `'${value}` : (value ?? '');
      expect(rows).toEqual(
        records.map(({ id, info, src_name: name }) => [String(id), safe(info), safe(name)]),
      );
    }),
  );
});

async function capture(path: string) {
  const response = await fetch(`${served.url}/v1.2/voice/${path}`, { headers: { 'x-auth-token': MEI } });
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    'application/vnd.tcpdump.pcap',
  ]);
  return readPcap(Buffer.from(await response.arrayBuffer()));
}

const isSip = ({ from }: { from: string }) => from.endsWith(':5060');
const firstLine = ({ payload }: { payload: Buffer }) => payload.toString().split('\r\n')[0];
const methods = (packets: { from: string; payload: Buffer }[]) =>
  packets.filter(isSip).map((packet) =>
    firstLine(packet)!
      .replace(/ sip:.*/, '')
      .replace('SIP/2.0 ', ''),
  );

test('an answered call is set up, talks and is ended at the times of its record', async () => {
  const packets = await capture('cdrs/42001.pcap');
  expect(methods(packets)).toEqual(['INVITE', '100 Trying', '180 Ringing', '200 OK', 'ACK', 'BYE', '200 OK']);
  const [invite, , , answer, , bye] = packets.filter(isSip);
  expect(invite!.payload.toString()).toContain('From: "Alice Moran" <sip:447700900123@');
  expect(firstLine(invite!)).toContain('sip:442079460101@');
  expect(invite!.payload.toString()).toContain('Call-ID: 5000000101@');
  expect([invite!.time, answer!.time, bye!.time]).toEqual([
    momentOf('2026-11-20 09:02:11'),
    momentOf('2026-11-20 09:02:18'),
    momentOf('2026-11-20 09:05:22'),
  ]);
});

test('both sides send sound of the codec, without a gap', async () => {
  const sound = (await capture('cdrs/42004.pcap')).filter((packet) => !isSip(packet));
  for (const side of new Set(sound.map(({ from }) => from))) {
    const packets = sound.filter(({ from }) => from === side);
    expect(packets.map(({ payload }) => payload.readUInt16BE(2))).toEqual(packets.map((_, at) => at + 1));
    // G.722 is payload type 9.
    expect(new Set(packets.map(({ payload }) => payload[1]! & 0x7f))).toEqual(new Set([9]));
  }
  expect(sound).toHaveLength(100);
});

test('a call that nobody answered is cancelled and has no sound', async () => {
  const packets = await capture('cdrs/42003.pcap');
  expect(packets.filter((packet) => !isSip(packet))).toEqual([]);
  expect(methods(packets).slice(3)).toEqual(['CANCEL', '200 OK', '487 Request Terminated', 'ACK']);
});

test('a media session record has its leg', async () => {
  const [invite] = await capture('msdrs/8901.pcap');
  expect(firstLine(invite!)).toBe('INVITE sip:2102@harbourlane.pbx.example SIP/2.0');
  expect(invite!.payload.toString()).toContain('Call-ID: 5000000111@');
});

test.each([
  ['cdrs/42001.trace', 'INVITE sip:442079460101@harbourlane.pbx.example SIP/2.0'],
  ['msdrs/8901.trace', 'INVITE sip:2102@harbourlane.pbx.example SIP/2.0'],
])('%s tells the messages with their times', async (path, invite) => {
  const { status, text, contentType } = await served.ask(`GET /${path}`);
  expect([status, contentType]).toEqual([200, 'text/plain; charset=utf-8']);
  const [heading, first] = text.split('\n');
  expect(heading).toMatch(/^2026-11-20 09:02:1[16]\.000 received from 192\.0\.2\.17:5060$/);
  expect(first).toBe(invite);
  expect(text.match(/^2026-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3} (received from|sent to) /gm)).toHaveLength(7);
});

test.each(['cdrs/1.pcap', 'cdrs/1.trace', 'msdrs/1.pcap', 'msdrs/1.trace'])(
  '%s is not there',
  async (path) => {
    expect((await served.ask(`GET /${path}`)).status).toBe(404);
  },
);

test('whatever a record has, the capture is whole, in order, and no text of it adds a line to a message', () => {
  const text = fc.option(
    fc.oneof(fc.string({ unit: anyCharacter }), fc.constantFrom('\r\nBYE x', '"', '+447700900123')),
  );
  const number = fc.option(fc.oneof(fc.integer({ min: -5, max: 300 }), fc.integer()));
  const cdr = fc.record({
    id: fc.nat(),
    calldate: fc.oneof(
      text,
      fc.constantFrom('2026-11-20 09:02:11', '0001-01-01 00:00:00', '9999-12-31 23:59:59'),
    ),
    src: text,
    dst: text,
    src_name: text,
    src_ua: text,
    src_codec: text,
    duration: number,
    billsec: number,
  });
  fc.assert(
    fc.property(cdr, (record) => {
      expect(() =>
        readPcap(callCapture(callOfMsdr({ ...record, created_at: record.calldate }))),
      ).not.toThrow();
      const packets = readPcap(callCapture(callOfCdr(record)));
      const times = packets.map(({ time }) => time);
      expect(times).toEqual(times.toSorted((one, other) => one - other));
      for (const { payload } of packets.filter(isSip)) {
        const [head = '', body] = payload.toString().split('\r\n\r\n');
        const lines = head.split('\r\n');
        expect(lines.slice(1).every((line) => /^[A-Z][A-Za-z-]+: [^\r\n]+$/.test(line))).toBe(true);
        expect(lines).toContain(`Content-Length: ${Buffer.byteLength(body ?? '')}`);
      }
      expect(sipTrace(callOfCdr(record)).match(/^\S+ \S+ (received from|sent to) /gm)!.length).toBe(7);
    }),
    { numRuns: 60 },
  );
});
