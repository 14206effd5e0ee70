import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { checkNames, checkRange } from '../core/check-names.ts';
import { type Items, pool } from './bulk.ts';
import { isNotFound, TelephonyError } from '../core/telephony-error.ts';
import { failOf } from '../core/mask.ts';
import { follow } from '../core/timeout.ts';
import type { FilePath } from '../generated/paths.ts';
import { coreOf, type Telephony } from '../core/core.ts';
import { download, fileName } from '../files/download.ts';
import { removeStaleParts, saveTo } from '../files/save-to.ts';
import { CALL_OPTIONS, type CallOptions } from '../core/call-types.ts';

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
  const release = follow(ending, call.signal);
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
  }).finally(release);

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

/** A record that has a file. */
export interface FileRecord {
  id: number | bigint | string;
  /** Bytes of the file, where the record says so, as that of a recording does (ledger O-68). */
  size?: number | null | undefined;
}

/** Options of `downloadAll`. Those of every call apply to each request. */
export interface DownloadAllOptions<Item extends FileRecord> extends CallOptions {
  /** Downloads that may run at once: 1 to 100. Default: 4. */
  concurrency?: number | undefined;
  /** Skips the files that are in the folder, if their size is that of the record. Default: true. */
  resume?: boolean | undefined;
  /** Compares the size of each file with that of its record, where it has one. Default: true. */
  verify?: boolean | undefined;
  /**
   * The beginning of a file's name, such as the caller's number. The id of the record follows, so names are unique, and
   * what is not safe in a name is replaced. Default: the names of `download`, such as `monitors-7001.mp3`.
   */
  name?: ((record: Item) => string | null | undefined) | undefined;
  /** Files in a row that may fail, other than with a 404, before no further one is started. Default: 20. */
  stopAfter?: number | undefined;
  /** Called after each file. What it throws is written with `console.error`, and changes nothing. */
  onProgress?: ((progress: DownloadProgress) => void) | undefined;
}

/** How far a download of many files is. */
export interface DownloadProgress {
  /** Files that have ended: saved, skipped or failed. */
  done: number;
  saved: number;
  /** Files that were complete already. */
  skipped: number;
  failed: number;
  /** Bytes of the saved files. */
  bytes: number;
  /** Number of records, if they are an array. */
  total: number | undefined;
}

/** What became of many files. */
export interface DownloadReport<Item extends FileRecord> extends DownloadProgress {
  /** The records whose files failed. To try them again, pass `failures.map(({ record }) => record)`. */
  failures: { record: Item; error: unknown }[];
  /** Whether every record was tried. False after `stopAfter` failures in a row. */
  isComplete: boolean;
}

const DOWNLOAD_ALL_OPTIONS: readonly (keyof DownloadAllOptions<FileRecord>)[] = [
  'concurrency',
  'resume',
  'verify',
  'name',
  'stopAfter',
  'onProgress',
  ...CALL_OPTIONS,
];

const LONGEST = 80;

/**
 * The name for the file of a record, safe on every system, with its id so that it is unique: `monitors-7.mp3`, or with a
 * label `447700900123-7.mp3`.
 */
function recordFileName(path: string, id: FileRecord['id'], label: string | undefined): string {
  const safe = (label ?? '')
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{M}\p{N}+_. -]+/gu, '_')
    // A name that begins with one of these is hidden, or an option of commands.
    .replace(/^[-. ]+/, '');
  const short = Array.from(safe)
    .slice(0, LONGEST)
    .join('')
    .replace(/[. ]+$/, '');
  if (short === '') return fileName(path, { id });
  return `${short}-${fileName('/{id}', { id })}${path.slice(path.lastIndexOf('.'))}`;
}
