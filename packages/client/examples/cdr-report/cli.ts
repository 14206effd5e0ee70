/** Writes call detail records as CSV. */
import { createTelephony } from '@telephony/client';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { dayAfter, parseDay } from '../support/day.ts';
import { fromWhereStarted } from '../support/from-where-started.ts';
import { openPlatform } from '../support/platform.ts';
import { startProgress } from '../support/progress.ts';
import { runExample } from '../support/run-example.ts';
import { UsageError } from '../support/usage-error.ts';
import { cdrReport } from './cdr-report.ts';
import { writeWhole } from './write-whole.ts';

const help = `
Usage: npm run example:cdr-report -w @telephony/client -- [options]

Writes the call detail records of one or more days as CSV. Days are in UTC, like all times of the platform.

Options
  --from DAY      first day (default with the mock: 2026-11-20)
  --to DAY        last day (default: the first day)
  --output FILE   file to write, replaced once the report is complete (default: standard output)
  --base-url URL  https://host/v1.2/service (default: TELEPHONY_URL, else a mock)
  --help          this text

To sign in, set TELEPHONY_TOKEN, or TELEPHONY_EMAIL and TELEPHONY_PASSWORD.

Example
  npm run example:cdr-report -w @telephony/client -- --from 2026-11-01 --to 2026-11-30 --output november.csv
`;

await runExample(help, async (signal) => {
  const { values } = parseArgs({
    options: {
      from: { type: 'string' },
      to: { type: 'string' },
      output: { type: 'string' },
      'base-url': { type: 'string' },
    },
  });
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
  const report = cdrReport(pbx, { from, until, signal, onProgress: progress.update });
  if (values.output === undefined) await pipeline(report, process.stdout, { end: false, signal });
  else await writeWhole(fromWhereStarted(values.output), report, signal);
});
