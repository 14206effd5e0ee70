import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { checkNames, checkRange, type NamesOf } from '../core/check-names.ts';
import { type Items, pool } from './bulk.ts';
import { isNotFound, TelephonyError } from '../core/telephony-error.ts';
import { failFor } from '../core/mask.ts';
import { follow } from '../core/timeout.ts';
import type { FilePath } from '../generated/paths.ts';
import { coreOf, type Telephony } from '../core/core.ts';
import { download, fileName } from '../files/download.ts';
import { removeStaleParts, saveTo } from '../files/save-to.ts';
import { CALL_OPTIONS, type CallOptions } from '../core/call-types.ts';

/**
 * Saves the files of many records, such as recordings, a few at once. You may end it at any time, even by `kill -9`, and repeat it: it
 * goes on where it was. One failed file does not end the others.
 *
 * @example
 * const recordings = paginate(pbx, '/monitors', { by: 'id' });
 * const { saved, failures } = await downloadAll(pbx, '/monitors/{id}.mp3', recordings, 'recordings');
 *
 * @param records any iterable; records are taken as they are needed
 * @param folder is created if it does not exist
 * @throws TelephonyError of kind `abort` after an abort; an error that every further file would meet: a file cannot be written, a 401, a
 * failed login; the error of `records`
 */
export async function downloadAll<Item extends FileRecord>(
  pbx: Telephony,
  path: FilePath,
  records: Items<Item>,
  folder: string,
  options: DownloadAllOptions<NoInfer<Item>> = {},
): Promise<DownloadReport<Item>> {
  const fail = failFor(coreOf(pbx), { method: 'GET', path });
  checkNames('option', options, OPTIONS, (reason) => fail('request', reason));
  const {
    concurrency = 4,
    resume = true,
    verify = true,
    name,
    stopAfter = 20,
    onProgress,
    onFile,
    ...call
  } = options;
  checkRange('concurrency', concurrency, 100);
  checkRange('stopAfter', stopAfter, Number.MAX_SAFE_INTEGER);
  await mkdir(folder, { recursive: true, mode: 0o700 });
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
  let failuresInARow = 0;
  let fatal: { error: unknown } | undefined;
  const ending = new AbortController();
  const release = follow(ending, call.signal);
  const { signal } = ending;

  const save = async (record: Item, file: string) => {
    const { id } = record;
    const size = verify ? (record.size ?? undefined) : undefined;
    if (writing.has(file)) return void report.skipped++;
    writing.add(file);
    try {
      if (resume && (await isSaved(file, size))) {
        report.skipped++;
        return await onFile?.(record, file, false);
      }
      const response = await download(pbx, path, { ...call, signal, path: { id: id as number } });
      const { bytes } = await saveTo(response, file, { overwrite: true, size });
      report.bytes += bytes;
      report.saved++;
      await onFile?.(record, file, true);
    } finally {
      writing.delete(file);
    }
  };
  await pool(
    records,
    { concurrency, signal, isStopped: () => failuresInARow >= stopAfter },
    async (record) => {
      try {
        const file = join(folder, recordFileName(path, record.id, name?.(record) ?? undefined));
        await save(record, file);
        failuresInARow = 0;
      } catch (error) {
        if (signal.aborted) return;
        if (isFatal(error)) {
          fatal = { error };
          return ending.abort(error);
        }
        report.failures.push({ record, error });
        report.failed++;
        if (!isNotFound(error)) failuresInARow++;
      }
      report.done++;
      try {
        const { failures: _, isComplete: __, ...progress } = report;
        onProgress?.(progress);
      } catch (error) {
        console.error(error);
      }
    },
  ).finally(release);

  if (fatal) throw fatal.error;
  if (signal.aborted) throw fail('abort', 'aborted by the caller', { cause: signal.reason });
  report.isComplete = failuresInARow < stopAfter;
  return report;
}

// Every further file would fail in the same way.
function isFatal(error: unknown): boolean {
  if (!TelephonyError.is(error)) return (error as NodeJS.ErrnoException).code !== 'ERR_FILE_SIZE';
  return error.status === 401 || ['auth', 'second-factor'].includes(error.kind);
}

async function isSaved(file: string, size: number | undefined): Promise<boolean> {
  try {
    const stats = await stat(file);
    return stats.isFile() && (size === undefined || stats.size === size);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}

/** A record that has a file. */
export interface FileRecord {
  id: number | bigint | string;
  /** Bytes of the file, if the record has it (ledger O-68). */
  size?: number | null | undefined;
}

/** Options of `downloadAll`. Call options apply to each request. */
export interface DownloadAllOptions<Item extends FileRecord> extends CallOptions {
  /** Parallel downloads: 1 to 100. Default: 4. */
  concurrency?: number | undefined;
  /** Skips complete files. Default: true. */
  resume?: boolean | undefined;
  /** Compares sizes with the records'. Default: true. */
  verify?: boolean | undefined;
  /** Returns the beginning of a file's name, which the record's id follows. Default: the names of `download`. */
  name?: ((record: Item) => string | null | undefined) | undefined;
  /** Failures in a row, 404 excepted, that end it. Default: 20. */
  stopAfter?: number | undefined;
  /** Called with each complete file, saved now or earlier. If it fails, the job ends with its error. */
  onFile?: ((record: Item, file: string, isNew: boolean) => void | Promise<void>) | undefined;
  /** Called after each file. */
  onProgress?: ((progress: DownloadProgress) => void) | undefined;
}

/** Progress of `downloadAll`. */
export interface DownloadProgress {
  done: number;
  saved: number;
  /** Files that were complete already. */
  skipped: number;
  failed: number;
  bytes: number;
  /** Number of records, if they are an array. */
  total: number | undefined;
}

/** The outcome of `downloadAll`. */
export interface DownloadReport<Item extends FileRecord> extends DownloadProgress {
  /** To try again, pass `failures.map(({ record }) => record)`. */
  failures: { record: Item; error: unknown }[];
  /** False after `stopAfter` failures in a row. */
  isComplete: boolean;
}

const OPTIONS: NamesOf<DownloadAllOptions<FileRecord>> = {
  concurrency: true,
  resume: true,
  verify: true,
  name: true,
  stopAfter: true,
  onProgress: true,
  onFile: true,
  ...CALL_OPTIONS,
};

const MAX_LABEL_LENGTH = 80;

// Safe on every system, and unique by the id: `monitors-7.mp3`, or with a label `447700900123-7.mp3`.
function recordFileName(path: string, id: FileRecord['id'], label: string | undefined): string {
  const safe = (label ?? '')
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{M}\p{N}+_. -]+/gu, '_')
    // A leading dot would hide the file, and a hyphen make it an option of commands.
    .replace(/^[-. ]+/, '');
  const short = Array.from(safe)
    .slice(0, MAX_LABEL_LENGTH)
    .join('')
    .replace(/[. ]+$/, '');
  if (short === '') return fileName(path, { id });
  return `${short}-${fileName('/{id}', { id })}${path.slice(path.lastIndexOf('.'))}`;
}
