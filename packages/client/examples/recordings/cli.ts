/** Saves the recordings of a day. */
import { createTelephony } from '@telephony/client';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { parseDay } from '../support/day.ts';
import { fromWhereStarted } from '../support/from-where-started.ts';
import { oneLine } from '../support/one-line.ts';
import { openPlatform } from '../support/platform.ts';
import { startProgress } from '../support/progress.ts';
import { runExample } from '../support/run-example.ts';
import { UsageError } from '../support/usage-error.ts';
import { saveRecordings } from './save-recordings.ts';

const help = `
Usage: npm run example:recordings -w @telephony/client -- [options]

Saves the recordings of a day as mp3. Existing files are skipped, so the command can be repeated.

Options
  --day DAY        day, in UTC (default with the mock: 2026-11-20)
  --folder FOLDER  folder for the files (default: recordings-DAY; with the mock: a temporary folder)
  --no-verify      keep files whose size is not that of their record (default with the mock)
  --base-url URL   https://host/v1.2/service (default: TELEPHONY_URL, else a mock)
  --help           this text

To sign in, set TELEPHONY_TOKEN, or TELEPHONY_EMAIL and TELEPHONY_PASSWORD.

Example
  npm run example:recordings -w @telephony/client -- --day 2026-11-20 --folder recordings
`;

await runExample(help, async (signal) => {
  const { values } = parseArgs({
    options: {
      day: { type: 'string' },
      folder: { type: 'string' },
      'no-verify': { type: 'boolean' },
      'base-url': { type: 'string' },
    },
  });
  await using platform = await openPlatform(values['base-url']);
  const { baseUrl, auth, isMock } = platform;
  const text = values.day ?? (isMock ? '2026-11-20' : undefined);
  if (text === undefined) throw new UsageError('--day is missing. Pass a day, such as --day 2026-11-20.');
  const day = parseDay('--day', text);
  const name = values.folder ?? `recordings-${text}`;
  const folder = isMock && values.folder === undefined ? join(tmpdir(), name) : fromWhereStarted(name);

  await using pbx = createTelephony({ baseUrl, auth });
  using progress = startProgress('recordings');
  const { saved, failures, isComplete } = await saveRecordings(pbx, {
    day,
    folder,
    // The mock sends the same tone for each.
    verify: !(values['no-verify'] ?? isMock),
    signal,
    onProgress: progress.update,
  });
  progress[Symbol.dispose]();
  console.log(`New recordings in ${folder}: ${saved}`);
  for (const { error } of failures) console.error(oneLine(error));
  if (!isComplete) console.error('Too many in a row have failed. Run the command again to go on.');
  if (failures.length > 0) process.exitCode = 1;
});
