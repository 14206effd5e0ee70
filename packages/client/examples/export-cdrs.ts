/** Exports call detail records (CDRs) as CSV. */
import { open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Cdr, createTelephony, pages, where } from '@telephony/client';
import { dayAfter, openPlatform, parseDay, runExample } from './run-example.ts';

const COLUMNS: readonly (keyof Cdr)[] = [
  'id',
  'calldate',
  'type',
  'src',
  'dst',
  'duration',
  'disposition',
  'charge',
  'user_id',
];

const help = `
Usage: node examples/export-cdrs.ts --output FILE [options]

Exports the call detail records (CDRs) of one or more days as CSV. Days are in UTC, like all times of the platform. The command
can be ended at any time, by Ctrl-C or kill -9 too: run it again, and it goes on where it was, with no record twice and
none missing.

Options
  --output FILE   file to write; it gets its name when the export is complete
  --from DAY      first day (default with the mock: 2026-11-20)
  --to DAY        last day (default: the first day)
  --base-url URL  https://host/v1.2/service (default: TELEPHONY_URL, else a mock)
  --help          this text

To sign in, set TELEPHONY_TOKEN, or TELEPHONY_EMAIL and TELEPHONY_PASSWORD.

Example
  node examples/export-cdrs.ts --from 2026-11-01 --to 2026-11-30 --output november.csv
`;

await runExample(help, async (signal) => {
  const { values } = parseArgs({
    options: {
      output: { type: 'string' },
      from: { type: 'string' },
      to: { type: 'string' },
      'base-url': { type: 'string' },
    },
  });
  if (!values.output) throw new Error('--output is missing. See --help.');
  await using platform = await openPlatform(values['base-url']);
  const { baseUrl, auth, isMock } = platform;
  const first = values.from ?? (isMock ? '2026-11-20' : undefined);
  const from = parseDay('--from', first);
  const until = dayAfter(parseDay('--to', values.to ?? first));
  const filter = where('/cdrs').gte('calldate', from).lt('calldate', until);

  const file = resolve(values.output);
  const part = `${file}.part`;
  const stateFile = `${file}.state`;
  const began = { period: `${from.toISOString()} to ${until.toISOString()}`, bytes: 0, position: undefined };
  const kept = await readFile(stateFile, 'utf8').catch(() => undefined);
  const state = kept === undefined ? began : (JSON.parse(kept) as State);
  if (state.period !== began.period)
    throw new Error(`${stateFile} belongs to ${state.period}. Export these days, or remove the file.`);

  await using pbx = createTelephony({ baseUrl, auth });
  await using output = await open(part, 'a');
  if ((await output.stat()).size < state.bytes)
    throw new Error(`${part} is shorter than it was. Remove ${stateFile} to begin again.`);
  // What was written after the last state is written again.
  await output.truncate(state.bytes);
  const append = async (lines: string, position?: string) => {
    await output.writeFile(lines);
    // The page is on the disk before its position is.
    await output.datasync();
    state.bytes += Buffer.byteLength(lines);
    state.position = position;
    await writeFile(`${stateFile}.new`, JSON.stringify(state), { flush: true });
    await rename(`${stateFile}.new`, stateFile);
  };
  if (state.bytes === 0) await append(csvLine(COLUMNS));
  // In the order of their ids, so that records which come and go meanwhile shift nothing.
  const options = { by: 'id', after: state.position, query: { filter }, pageSize: 1000, signal } as const;
  for await (const { data, total, position } of pages(pbx, '/cdrs', options)) {
    await append(data.map((cdr) => csvLine(COLUMNS.map((name) => cdr[name]))).join(''), position);
    console.error(`${data.length} records, ${total - data.length} to go`);
  }
  // Ended in between, the command begins again.
  await rm(stateFile);
  await rename(part, file);
  console.log(`The records are in ${file}`);
});

/** What is kept beside the file until it is complete. */
interface State {
  period: string;
  /** Bytes of the file that belong to the records up to the position. */
  bytes: number;
  position: string | undefined;
}

/** One line of CSV (RFC 4180). A spreadsheet would run text that begins like a formula: an apostrophe goes before it. */
function csvLine(fields: readonly unknown[]): string {
  const texts = fields.map((field) => {
    const plain = typeof field === 'string' ? field : JSON.stringify(field ?? '').replace(/^""$/, '');
    const text = /^[=+\-@\t\r]/.test(plain) && !/^[+-]?\d+(\.\d+)?$/.test(plain) ? `'${plain}` : plain;
    return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  });
  return `${texts.join(',')}\r\n`;
}
