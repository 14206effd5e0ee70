import { isNotFound, type Monitor, paginate, type Telephony, where } from '@telephony/client';
import { downloadAll, type DownloadReport } from '@telephony/client/node';
import { dayAfter } from '../support/day.ts';

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
export async function saveRecordings(
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
