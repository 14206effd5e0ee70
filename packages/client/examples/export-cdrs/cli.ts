/** Exports call detail records as CSV or as lines of JSON. */
import { createTelephony } from '@telephony/client';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { dayAfter, parseDay } from '../support/day.ts';
import { fromWhereStarted } from '../support/from-where-started.ts';
import { openPlatform } from '../support/platform.ts';
import { startProgress } from '../support/progress.ts';
import { runExample } from '../support/run-example.ts';
import { UsageError } from '../support/usage-error.ts';
import { exportText, exportToFile } from './export-cdrs.ts';
import { formatOf } from './format.ts';

const help = `
Usage: npm run example:export-cdrs -w @telephony/client -- [options]

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
  npm run example:export-cdrs -w @telephony/client -- --from 2026-11-01 --to 2026-11-30 --output november.csv --safe
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
  using progress = startProgress('records');
  const options = { from, until, format, signal, onProgress: progress.update };
  if (values.output === undefined)
    return await pipeline(exportText(pbx, options), process.stdout, { end: false, signal });
  const file = fromWhereStarted(values.output);
  const url = values['base-url'] ?? process.env['TELEPHONY_URL'];
  const settings = JSON.stringify({ ...values, from, until, 'base-url': url, output: undefined });
  const rows = await exportToFile(pbx, file, settings, options);
  progress[Symbol.dispose]();
  console.log(`Records in ${file}: ${rows}`);
});
