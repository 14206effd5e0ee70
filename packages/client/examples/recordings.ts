import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import {
  createTelephony,
  isNotFound,
  type Monitor,
  paginate,
  type Telephony,
  where,
} from '@telephony/client';
import { downloadAll, type DownloadReport } from '@telephony/client/node';
import {
  dayAfter,
  oneLine,
  openPlatform,
  parseDay,
  runExample,
  startProgress,
  UsageError,
} from './run-example.ts';

export interface SaveRecordings {
  /** The beginning of the day in UTC. */
  day: Date;
  /** Folder for the files, `monitors-<id>.mp3` each. It is created if it does not exist. */
  folder: string;
  /** Compares the size of each file with its record. */
  verify: boolean;
  signal: AbortSignal;
  /** Called after each recording. */
  onProgress: (done: number, total: number) => void;
}

/**
 * Saves the recordings of a day. Those that are already in the folder are skipped, so an interrupted run can be repeated.
 *
 * @returns What became of them, without those that have been deleted since they were listed.
 */
async function saveRecordings(
  pbx: Telephony,
  { day, folder, verify, signal, onProgress }: SaveRecordings,
): Promise<DownloadReport<Monitor>> {
  // The date of a recording is `timestamp`; `created_at` is the creation of its record (ledger O-23).
  const filter = where('/monitors').gte('timestamp', day).lt('timestamp', dayAfter(day));
  const recordings: Monitor[] = [];
  for await (const recording of paginate(pbx, '/monitors', { by: 'id', query: { filter }, signal }))
    recordings.push(recording);
  const report = await downloadAll(pbx, '/monitors/{id}.mp3', recordings, folder, {
    verify,
    signal,
    onProgress: ({ done }) => onProgress(done, recordings.length),
  });
  return { ...report, failures: report.failures.filter(({ error }) => !isNotFound(error)) };
}

/** Saves the recordings of a day. */

const help = `
Usage: node examples/recordings.ts [options]

Saves the recordings of a day as mp3. Existing files are skipped, so the command can be repeated.

Options
  --day DAY        day, in UTC (default with the mock: 2026-11-20)
  --folder FOLDER  folder for the files (default: recordings-DAY; with the mock: a temporary folder)
  --no-verify      keep files whose size is not that of their record (default with the mock)
  --base-url URL   https://host/v1.2/service (default: TELEPHONY_URL, else a mock)
  --help           this text

To sign in, set TELEPHONY_TOKEN, or TELEPHONY_EMAIL and TELEPHONY_PASSWORD.

Example
  node examples/recordings.ts --day 2026-11-20 --folder recordings
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
  const folder = isMock && values.folder === undefined ? join(tmpdir(), name) : resolve(name);

  await using pbx = createTelephony({ baseUrl, auth });
  const onProgress = startProgress('recordings');
  const { saved, failures, isComplete } = await saveRecordings(pbx, {
    day,
    folder,
    // The mock sends the same tone for each.
    verify: !(values['no-verify'] ?? isMock),
    signal,
    onProgress,
  });
  console.log(`New recordings in ${folder}: ${saved}`);
  for (const { error } of failures) console.error(oneLine(error));
  if (!isComplete) console.error('Too many in a row have failed. Run the command again to go on.');
  if (failures.length > 0) process.exitCode = 1;
});
