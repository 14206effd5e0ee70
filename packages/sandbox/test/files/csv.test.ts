import * as fc from 'fast-check';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { mostExportedAtOnce } from '../../src/assumptions/assumptions.ts';
import { cdrsCsv } from '../../src/operations/handlers/files.ts';
import { readCsv } from '../support/read-csv.ts';
import { servePlatform } from '../support/serve-platform.ts';

const served = await servePlatform();
const { cdrs } = served.platform.store.tables;
beforeEach(() => served.reset());
afterAll(() => served.close());

test('the export has a row of names and the CDRs of the user alone, in the order of time', async () => {
  cdrs.put({ ...cdrs.get(42005)!, id: 42019, calldate: '2026-11-20 08:00:00' });
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
  for (let id = 0; id < mostExportedAtOnce; id++)
    cdrs.put({ id: 100_000 + id, user_id: 410_001, calldate: '2026-11-19 08:00:00' });
  expect((await served.ask('GET /users/410001/cdrs.csv')).status).toBe(200);
  cdrs.put({ id: 200_000, user_id: 410_001, calldate: '2026-11-19 08:00:00' });
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
