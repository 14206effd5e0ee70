import { CALL_OPTIONS } from '../core/call-options.ts';
import type { CallOptions } from '../types/call-options.ts';

/** A record that has a file. */
export interface FileRecord {
  id: number | string;
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

/** The names of these options. */
export const DOWNLOAD_ALL_OPTIONS: readonly (keyof DownloadAllOptions<FileRecord>)[] = [
  'concurrency',
  'resume',
  'verify',
  'name',
  'stopAfter',
  'onProgress',
  ...CALL_OPTIONS,
];
