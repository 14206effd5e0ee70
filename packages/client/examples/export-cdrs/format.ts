import type { Cdr } from '@telephony/client';
import { UsageError } from '../support/usage-error.ts';
import { csvLine } from './csv-line.ts';

/** How records become text. */
export interface Format {
  /** What the output begins with. */
  head: string;
  lines: (records: readonly Cdr[]) => string;
}

/** The fields of a call detail record (CDR) that are written as CSV by default. */
const DEFAULT_COLUMNS: readonly string[] = [
  'id',
  'calldate',
  'type',
  'src',
  'dst',
  'duration',
  'disposition',
  'charge',
  'user_id',
] satisfies (keyof Cdr)[];

/** The options that say how records are written. */
export interface FormatOptions {
  format?: string | undefined;
  output?: string | undefined;
  columns?: string | undefined;
  safe?: boolean | undefined;
}

/** @throws UsageError for a format that there is not, or for options that have no effect in it */
export function formatOf({ format, output, columns, safe = false }: FormatOptions): Format {
  const name = format ?? (output?.endsWith('.ndjson') ? 'ndjson' : 'csv');
  if (name !== 'csv' && name !== 'ndjson')
    throw new UsageError(`--format ${name} does not exist. Pass csv or ndjson.`);
  if (name === 'csv') return csv(columns?.split(',').map((column) => column.trim()) ?? DEFAULT_COLUMNS, safe);
  if (columns !== undefined || safe)
    throw new UsageError(`--${safe ? 'safe' : 'columns'} is for CSV. Leave it out, or pass --format csv.`);
  return ndjson;
}

/** A line per record with some of its fields, and a line with their names before. */
function csv(columns: readonly string[], isSafe: boolean): Format {
  return {
    head: csvLine(columns, isSafe),
    lines: (records) =>
      records
        .map((cdr) =>
          csvLine(
            columns.map((column) => valueOf(cdr, column)),
            isSafe,
          ),
        )
        .join(''),
  };
}

function valueOf(cdr: Cdr, column: string): unknown {
  return Object.hasOwn(cdr, column) ? cdr[column as keyof Cdr] : undefined;
}

/** A line per record with its whole JSON. */
const ndjson: Format = {
  head: '',
  lines: (records) => records.map((cdr) => `${JSON.stringify(cdr)}\n`).join(''),
};
