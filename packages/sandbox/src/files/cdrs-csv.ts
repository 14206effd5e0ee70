import { stringify } from 'csv-stringify/sync';
import type { Cdr } from '../generated/schema.ts';
import { textOf } from '../ground/store/text-of.ts';

/**
 * CDRs as CSV (RFC 4180): a row of names and one for each record. There is no byte order mark, which programs would take
 * for a part of the first name. A text that a spreadsheet would run as a formula has an apostrophe before it.
 *
 * @param columns Names of the fields to show, in order.
 */
export function cdrsCsv(cdrs: readonly Cdr[], columns: readonly string[]): string {
  return stringify(
    cdrs.map((cdr) => columns.map((column) => cellOf((cdr as Record<string, unknown>)[column]))),
    {
      header: true,
      columns: [...columns],
      record_delimiter: 'windows',
      // A part of a delimiter is not quoted by itself, and readers take it for a whole one.
      quoted_match: /[\r\n]/,
      escape_formulas: true,
    },
  );
}

function cellOf(value: unknown): string | number {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return value;
  return textOf(value);
}
