/** Tables for a terminal. */
import { createRequire } from 'node:module';
import type Table from 'cli-table3';
import { cellText, isRecord, valueAt } from './values.ts';
import { escapeControls } from './terminal.ts';

// The package has no ES module, and its type names the class as the export itself.
const CliTable = createRequire(import.meta.url)('cli-table3') as typeof Table;

const DEFAULT_WIDTH = 100;
const MAX_CELL_WIDTH = 40;
const BORDER =
  'top top-mid top-left top-right bottom bottom-mid bottom-left bottom-right left left-mid mid mid-mid right right-mid';
const PLAIN = { ...Object.fromEntries(BORDER.split(' ').map((place) => [place, ''])), middle: '  ' };

export function recordTable(record: Readonly<Record<string, unknown>>, fields?: readonly string[]): string {
  const names = fields ?? Object.keys(record).filter((name) => cellText(record[name]) !== '');
  return plainTable(
    [],
    names.map((name) => [name, escapeControls(cellText(valueAt(record, name)))]),
  );
}

export function listTable(
  list: readonly unknown[],
  fields: readonly string[] | undefined,
  columns: readonly string[],
): { text: string; hidden: number } {
  const isPlain = (name: string) =>
    list.some((one) => cellText(valueAt(one, name)) !== '' && !/^[[{]/.test(cellText(valueAt(one, name))));
  // A field with one value in all records says least.
  const differs = (name: string) => new Set(list.map((one) => cellText(valueAt(one, name)))).size > 1;
  const plain = columns.filter(isPlain);
  const wanted =
    fields ??
    (list.length > 2 ? [...plain.filter(differs), ...plain.filter((name) => !differs(name))] : plain);
  const cell = (one: unknown, name: string) =>
    shorten(escapeControls(cellText(isRecord(one) ? valueAt(one, name) : one)));
  const room = process.stdout.columns || DEFAULT_WIDTH;
  let used = 0;
  const shown = wanted.filter((name) => {
    used += Math.max(name.length, ...list.map((one) => cell(one, name).length)) + 2;
    return fields !== undefined || used - 2 <= room;
  });
  const text = plainTable(
    shown,
    list.map((one) => shown.map((name) => cell(one, name))),
  );
  return { text, hidden: wanted.length - shown.length };
}

function shorten(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > MAX_CELL_WIDTH ? `${line.slice(0, MAX_CELL_WIDTH - 1)}…` : line;
}

function plainTable(head: readonly string[], rows: readonly string[][]): string {
  const style = { 'padding-left': 0, 'padding-right': 0, head: [], border: [] };
  const table = new CliTable({ head: [...head], chars: PLAIN, style });
  table.push(...rows);
  return rows.length === 0 ? '' : `${table.toString().replaceAll(/ +$/gm, '')}\n`;
}
