import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { checkRange } from '../bulk/check-range.ts';
import { type Items, pool } from '../bulk/pool.ts';
import { isNotFound } from '../core/is-refusal.ts';
import { TelephonyError } from '../core/telephony-error.ts';
import { coreOf } from '../core/core.ts';
import { failOf } from '../core/fail-of.ts';
import { checkNames } from '../core/check-names.ts';
import type { FilePath } from '../generated/paths.ts';
import type { Telephony } from '../types/telephony.ts';
import {
  DOWNLOAD_ALL_OPTIONS,
  type DownloadAllOptions,
  type DownloadReport,
  type FileRecord,
} from './download-all-options.ts';
import { download } from './download.ts';
import { removeStaleParts } from './part.ts';
import { recordFileName } from './record-file-name.ts';
import { saveTo } from './save-to.ts';

/**
 * Saves the files of many records, such as recordings, in a folder, a few at once. A file gets its name only when it is
 * complete, so the command can be ended at any time, even by `kill -9`, and repeated: it goes on where it was, and removes
 * what was left behind. One file that fails does not end the others.
 *
 * @example
 * const recordings = paginate(pbx, '/monitors', { by: 'id' });
 * const { saved, failures } = await downloadAll(pbx, '/monitors/{id}.mp3', recordings, 'recordings');
 *
 * @param path The path of the files. It says what `id` of a record is.
 * @param records An array, or anything that can be iterated. Records are taken as they are needed.
 * @param folder It is created if it does not exist.
 * @throws TelephonyError of kind `abort` if the signal is aborted; what every further file would meet too: the system's
 * error if a file cannot be written, a 401 or an error of the login; what `records` throws. No download is in progress
 * then, and no temporary file is left.
 */
export async function downloadAll<Item extends FileRecord>(
  pbx: Telephony,
  path: FilePath,
  records: Items<Item>,
  folder: string,
  options: DownloadAllOptions<NoInfer<Item>> = {},
): Promise<DownloadReport<Item>> {
  const fail = failOf(coreOf(pbx), { method: 'GET', path });
  checkNames(fail, 'option', options, DOWNLOAD_ALL_OPTIONS);
  const {
    concurrency = 4,
    resume = true,
    verify = true,
    name,
    stopAfter = 20,
    onProgress,
    ...call
  } = options;
  checkRange('concurrency', concurrency, 100);
  checkRange('stopAfter', stopAfter, Number.MAX_SAFE_INTEGER);
  await mkdir(folder, { recursive: true });
  await removeStaleParts(folder);

  const total = Array.isArray(records) ? records.length : undefined;
  const report: DownloadReport<Item> = {
    done: 0,
    saved: 0,
    skipped: 0,
    failed: 0,
    bytes: 0,
    total,
    failures: [],
    isComplete: true,
  };
  const writing = new Set<string>();
  let inARow = 0;
  let fatal: { error: unknown } | undefined;
  const ending = new AbortController();
  const stop = () => ending.abort(call.signal?.reason);
  call.signal?.addEventListener('abort', stop);
  if (call.signal?.aborted) stop();
  const { signal } = ending;

  const save = async (record: Item) => {
    const { id } = record;
    const file = join(folder, recordFileName(path, id, name?.(record) ?? undefined));
    const size = verify ? (record.size ?? undefined) : undefined;
    if (writing.has(file)) return void report.skipped++;
    writing.add(file);
    try {
      if (resume && (await isThere(file, size))) return void report.skipped++;
      const received = await download(pbx, path, { ...call, signal, path: { id: id as number } });
      const { bytes } = await saveTo(received, file, { overwrite: true, size });
      report.bytes += bytes;
      report.saved++;
    } finally {
      writing.delete(file);
    }
  };
  await pool(records, { concurrency, signal, isStopped: () => inARow >= stopAfter }, async (record) => {
    try {
      await save(record);
      inARow = 0;
    } catch (error) {
      if (signal.aborted) return;
      if (isFatal(error)) {
        fatal = { error };
        return ending.abort(error);
      }
      report.failures.push({ record, error });
      report.failed++;
      if (!isNotFound(error)) inARow++;
    }
    report.done++;
    try {
      const { failures: _, isComplete: __, ...progress } = report;
      onProgress?.(progress);
    } catch (error) {
      console.error(error);
    }
  }).finally(() => call.signal?.removeEventListener('abort', stop));

  if (fatal) throw fatal.error;
  if (signal.aborted) throw fail('abort', 'aborted by the caller', { cause: signal.reason });
  report.isComplete = inARow < stopAfter;
  return report;
}

/** Whether every further file would fail in the same way. */
function isFatal(error: unknown): boolean {
  if (!TelephonyError.is(error)) return (error as NodeJS.ErrnoException).code !== 'ERR_FILE_SIZE';
  return error.status === 401 || ['auth', 'second-factor'].includes(error.kind);
}

async function isThere(file: string, size: number | undefined): Promise<boolean> {
  try {
    const found = await stat(file);
    return found.isFile() && (size === undefined || found.size === size);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}
