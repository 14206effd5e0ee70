import { resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { type Cdr, createTelephony, type KeysetPage, pages, type Telephony, where } from '@telephony/client';
import { dayAfter, openPlatform, parseDay, runExample, startProgress, UsageError } from './run-example.ts';
import { openOutput } from './output-file.ts';

/** Records per request: a few hundred kilobytes of JSON. */
const PAGE_SIZE = 1000;

export interface ExportCdrs {
  /** Start of the export, inclusive. */
  from: Date;
  /** End of the export, exclusive. */
  until: Date;
  format: Format;
  signal: AbortSignal;
  /** Called after each page. */
  onProgress: (done: number, total: number) => void;
}

/** The records of a period in the order of their ids, so that records which come and go meanwhile shift nothing. */
function read(pbx: Telephony, { from, until, signal }: ExportCdrs, after: string | undefined) {
  const filter = where('/cdrs').gte('calldate', from).lt('calldate', until);
  return pages(pbx, '/cdrs', { by: 'id', after, query: { filter }, pageSize: PAGE_SIZE, signal });
}

/** The export as text, a page at a time. It cannot be resumed. */
async function* exportText(pbx: Telephony, options: ExportCdrs): AsyncGenerator<string> {
  let done = 0;
  yield options.format.head;
  for await (const page of read(pbx, options, undefined)) {
    yield options.format.lines(page.data);
    options.onProgress((done += page.data.length), totalAfter(done, page));
  }
}

/**
 * Writes the export to a file, which gets its name when it is complete. Ended at any time, even by `kill -9`, it goes on
 * where it was: each page is on the disk before its position is.
 *
 * @param file Replaced when the export is complete. Until then, `<file>.part` and `<file>.state` are beside it.
 * @param settings What must be the same when the export goes on.
 * @returns The number of records.
 */
async function exportToFile(
  pbx: Telephony,
  file: string,
  settings: string,
  options: ExportCdrs,
): Promise<number> {
  const opened = await openOutput(file, settings, options.format.head);
  if (typeof opened === 'number') return opened;
  await using output = opened;
  for await (const page of read(pbx, options, output.position)) {
    await output.append(options.format.lines(page.data), page.data.length, page.position);
    options.onProgress(output.rows, totalAfter(output.rows, page));
  }
  await output.finish();
  return output.rows;
}

/** `total` of a page counts its own records and those that are left. */
function totalAfter(done: number, { data, total }: KeysetPage<Cdr>): number {
  return done - data.length + total;
}

/** How records become text. */
interface Format {
  /** What the output begins with. */
  head: string;
  lines: (records: readonly Cdr[]) => string;
}

/** The fields of a call detail record (CDR) that are written as CSV by default. */
const DEFAULT_COLUMNS: readonly string[] = [
  'id',
  'calldate',
  'type',
  'src',
  'dst',
  'duration',
  'disposition',
  'charge',
  'user_id',
] satisfies (keyof Cdr)[];

/** The options that say how records are written. */
export interface FormatOptions {
  format?: string | undefined;
  output?: string | undefined;
  columns?: string | undefined;
  safe?: boolean | undefined;
}

/** @throws UsageError for a format that there is not, or for options that have no effect in it */
function formatOf({ format, output, columns, safe = false }: FormatOptions): Format {
  const name = format ?? (output?.endsWith('.ndjson') ? 'ndjson' : 'csv');
  if (name !== 'csv' && name !== 'ndjson')
    throw new UsageError(`--format ${name} does not exist. Pass csv or ndjson.`);
  if (name === 'csv') return csv(columns?.split(',').map((column) => column.trim()) ?? DEFAULT_COLUMNS, safe);
  if (columns !== undefined || safe)
    throw new UsageError(`--${safe ? 'safe' : 'columns'} is for CSV. Leave it out, or pass --format csv.`);
  return ndjson;
}

/** A line per record with some of its fields, and a line with their names before. */
function csv(columns: readonly string[], isSafe: boolean): Format {
  return {
    head: csvLine(columns, isSafe),
    lines: (records) =>
      records
        .map((cdr) =>
          csvLine(
            columns.map((column) => valueOf(cdr, column)),
            isSafe,
          ),
        )
        .join(''),
  };
}

function valueOf(cdr: Cdr, column: string): unknown {
  return Object.hasOwn(cdr, column) ? cdr[column as keyof Cdr] : undefined;
}

/** A line per record with its whole JSON. */
const ndjson: Format = {
  head: '',
  lines: (records) => records.map((cdr) => `${JSON.stringify(cdr)}\n`).join(''),
};

/** What a spreadsheet would run as a formula; a plain number, also one with +, is harmless. */
const FORMULA = /^[=+\-@\t\r]/;
const NUMBER = /^[+-]?\d+(\.\d+)?$/;

/**
 * One line of CSV (RFC 4180). A missing or null field is empty.
 * @param isSafe puts an apostrophe before text that a spreadsheet would run: a caller chooses the name that is shown
 */
function csvLine(fields: readonly unknown[], isSafe: boolean): string {
  return `${fields.map((field) => csvField(field, isSafe)).join(',')}\r\n`;
}

function csvField(value: unknown, isSafe: boolean): string {
  if (value === undefined || value === null) return '';
  const plain = typeof value === 'string' ? value : JSON.stringify(value);
  const text = isSafe && FORMULA.test(plain) && !NUMBER.test(plain) ? `'${plain}` : plain;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Exports call detail records as CSV or as lines of JSON. */

const help = `
Usage: node examples/export-cdrs.ts [options]

Exports the call detail records (CDRs) of one or more days. Days are in UTC, like all times of the platform. With --output
the command can be ended at any time, by Ctrl-C or kill -9 too: run it again, and it goes on where it was, with no record
twice and none missing.

Options
  --from DAY      first day (default with the mock: 2026-11-20)
  --to DAY        last day (default: the first day)
  --output FILE   file to write, replaced when the export is complete (default: standard output)
  --format FORMAT csv or ndjson, a line of JSON per record with all fields (default: as FILE ends, else csv)
  --columns LIST  fields of the CSV, with commas between
                  (default: id,calldate,type,src,dst,duration,disposition,charge,user_id)
  --safe          CSV for a spreadsheet: text that it would run as a formula begins with an apostrophe
  --base-url URL  https://host/v1.2/service (default: TELEPHONY_URL, else a mock)
  --help          this text

To sign in, set TELEPHONY_TOKEN, or TELEPHONY_EMAIL and TELEPHONY_PASSWORD.

Exit codes: 0 done, 1 failed, 2 wrong options, 130 ended by Ctrl-C. After 1 and 130, the same command goes on.

Example
  node examples/export-cdrs.ts --from 2026-11-01 --to 2026-11-30 --output november.csv --safe
`;

// Collects garbage earlier: half of the memory for the same time.
setFlagsFromString('--optimize-for-size');

await runExample(help, async (signal) => {
  const { values } = parseArgs({
    options: {
      from: { type: 'string' },
      to: { type: 'string' },
      output: { type: 'string' },
      format: { type: 'string' },
      columns: { type: 'string' },
      safe: { type: 'boolean' },
      'base-url': { type: 'string' },
    },
  });
  const format = formatOf(values);
  await using platform = await openPlatform(values['base-url']);
  const { baseUrl, auth, isMock } = platform;
  const first = values.from ?? (isMock ? '2026-11-20' : undefined);
  if (first === undefined)
    throw new UsageError('--from is missing. Pass the first day, such as --from 2026-11-20.');
  const from = parseDay('--from', first);
  const until = dayAfter(parseDay('--to', values.to ?? first));
  if (until <= from)
    throw new UsageError(`--to ${values.to} is before --from ${first}. Pass the same day or a later one.`);

  await using pbx = createTelephony({ baseUrl, auth });
  const onProgress = startProgress('records');
  const options = { from, until, format, signal, onProgress };
  if (values.output === undefined)
    return await pipeline(exportText(pbx, options), process.stdout, { end: false, signal });
  const file = resolve(values.output);
  const url = values['base-url'] ?? process.env['TELEPHONY_URL'];
  const settings = JSON.stringify({ ...values, from, until, 'base-url': url, output: undefined });
  const rows = await exportToFile(pbx, file, settings, options);
  console.log(`Records in ${file}: ${rows}`);
});
