import { download, isNotFound, type Monitor, paginate, type Telephony, where } from '@telephony/client';
import { saveTo } from '@telephony/client/node';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { dayAfter } from '../support/day.ts';

export interface SaveRecordings {
  /** The beginning of the day in UTC. */
  day: Date;
  /** Folder for the files, `<id>.mp3` each. It is created if it does not exist. */
  folder: string;
  signal: AbortSignal;
  /** Called after each recording. */
  onProgress: (done: number, total: number) => void;
}

/**
 * Saves the recordings of a day. Those that are already in the folder are skipped, so an interrupted run can be repeated.
 *
 * @returns The number of files written.
 */
export async function saveRecordings(
  pbx: Telephony,
  { day, folder, signal, onProgress }: SaveRecordings,
): Promise<number> {
  // The date of a recording is `timestamp`; `created_at` is the creation of its record (ledger O-23).
  const filter = where('/monitors').gte('timestamp', day).lt('timestamp', dayAfter(day));
  const recordings: Monitor[] = [];
  for await (const recording of paginate(pbx, '/monitors', { query: { filter }, signal }))
    recordings.push(recording);
  await mkdir(folder, { recursive: true });
  let saved = 0;
  for (const [index, { id }] of recordings.entries()) {
    const file = join(folder, `${id}.mp3`);
    if (!existsSync(file) && (await saveRecording(pbx, id, file, signal))) saved++;
    onProgress(index + 1, recordings.length);
  }
  return saved;
}

/** Resolves to false if the recording has been deleted since it was listed. */
async function saveRecording(
  pbx: Telephony,
  id: number,
  file: string,
  signal: AbortSignal,
): Promise<boolean> {
  try {
    await saveTo(await download(pbx, '/monitors/{id}.mp3', { path: { id }, signal }), file);
    return true;
  } catch (error) {
    if (isNotFound(error)) return false;
    throw error;
  }
}
