/** Saves the recordings of a day. */
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createTelephony, isNotFound, type Monitor, paginate, where } from '@telephony/client';
import { downloadAll } from '@telephony/client/node';
import { dayAfter, openPlatform, parseDay, runExample } from './run-example.ts';

const help = `
Usage: node examples/recordings.ts [options]

Saves the recordings of a day as mp3. Existing files are skipped, so the command can be repeated.

Options
  --day DAY        day, in UTC (default with the mock: 2026-11-20)
  --folder FOLDER  folder for the files (default: recordings-DAY; with the mock: a temporary folder)
  --base-url URL   https://host/v1.2/service (default: TELEPHONY_URL, else a mock)
  --help           this text

To sign in, set TELEPHONY_TOKEN, or TELEPHONY_EMAIL and TELEPHONY_PASSWORD.

Example
  node examples/recordings.ts --day 2026-11-20 --folder recordings
`;

await runExample(help, async (signal) => {
  const { values } = parseArgs({
    options: { day: { type: 'string' }, folder: { type: 'string' }, 'base-url': { type: 'string' } },
  });
  await using platform = await openPlatform(values['base-url']);
  const { baseUrl, auth, isMock } = platform;
  const text = values.day ?? (isMock ? '2026-11-20' : undefined);
  const day = parseDay('--day', text);
  const folder = resolve(isMock ? tmpdir() : '.', values.folder ?? `recordings-${text}`);

  await using pbx = createTelephony({ baseUrl, auth });
  // The date of a recording is `timestamp`; `created_at` is the creation of its record (ledger O-23).
  const filter = where('/monitors').gte('timestamp', day).lt('timestamp', dayAfter(day));
  const recordings: Monitor[] = [];
  for await (const recording of paginate(pbx, '/monitors', { by: 'id', query: { filter }, signal }))
    recordings.push(recording);
  const { saved, failures, isComplete } = await downloadAll(pbx, '/monitors/{id}.mp3', recordings, folder, {
    // The mock sends the same tone for each, whatever the size in its record.
    verify: !isMock,
    signal,
    onProgress: ({ done }) => console.error(`${done} of ${recordings.length} recordings`),
  });
  console.log(`New recordings in ${folder}: ${saved}`);
  for (const { error } of failures)
    // A recording may have been deleted since it was listed.
    if (!isNotFound(error)) {
      console.error((error as Error).message);
      process.exitCode = 1;
    }
  if (!isComplete) console.error('Too many in a row have failed. Run the command again to go on.');
});
