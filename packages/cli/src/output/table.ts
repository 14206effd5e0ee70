import CliTable from 'cli-table3';
import { HIDDEN } from './secrets.ts';
import { cellWords, isRecord, type Names, valueAt } from './values.ts';
import { escapeControls, oneLine, terminalWidth } from './terminal.ts';

const MAX_CELL_WIDTH = 40;
const MIN_CELL_WIDTH = 12;
const BORDER =
  'top top-mid top-left top-right bottom bottom-mid bottom-left bottom-right left left-mid mid mid-mid right right-mid';
const PLAIN = { ...Object.fromEntries(BORDER.split(' ').map((place) => [place, ''])), middle: '  ' };

export function recordTable(record: object, fields: Names | undefined, first: Names): string {
  const all = [...new Set([...first, ...Object.keys(record)])];
  const names = fields ?? all.filter((name) => cellWords(valueAt(record, name)) !== '');
  const rows = names.map((name) => [name, cellWords(valueAt(record, name))].map(escapeControls));
  return plainTable([], rows);
}

export function listTable(list: readonly unknown[], fields: Names | undefined, first: Names, names: Names) {
  const text = (one: unknown, name: string) => cellWords(isRecord(one) ? valueAt(one, name) : one);
  const hasValues = (name: string) => list.some((one) => !['', HIDDEN].includes(text(one, name)));
  const isPlain = (name: string) => !list.some((one) => typeof (valueAt(one, name) ?? '') === 'object');
  // Of the other fields, one with the same value in all records says least.
  const differs = (name: string) => new Set(list.map((one) => text(one, name))).size > 1;
  const others = names.filter((name) => hasValues(name) && isPlain(name) && !first.includes(name));
  const ranked =
    list.length > 2 ? [...others.filter(differs), ...others.filter((name) => !differs(name))] : others;
  const wanted = fields ?? [...first.filter(hasValues), ...ranked];
  const cell = (one: unknown, name: string, width?: number) =>
    shorten(escapeControls(text(one, name)), width);
  const room = terminalWidth();
  const widthOf = (name: string) => widest(list.map((one) => cell(one, name))) + 2;
  // Long names stand in two lines where that makes room for a column that matters.
  const leads = wanted.slice(0, first.length);
  const isTight = leads.reduce((sum, name) => sum + Math.max(name.length + 2, widthOf(name)), 0) - 2 > room;
  const heading = (name: string) => {
    const label = escapeControls(name);
    const isLong = isTight && fields === undefined && label.length + 2 > widthOf(name);
    return isLong ? label.replace(/(?<=[a-z])(?=[A-Z])|(?<=_)/, '\n') : label;
  };
  let left = room + 2;
  let isFull = false;
  const widths = new Map<string, number>();
  const shown = wanted.filter((name) => {
    const head = widest(heading(name).split('\n')) + 2;
    const width = Math.max(widthOf(name), head);
    // A column that matters is cut rather than left out.
    if (first.includes(name) && width > left && left - 2 >= Math.max(MIN_CELL_WIDTH, head - 2))
      widths.set(name, left - 2);
    const taken = Math.min(width, (widths.get(name) ?? width) + 2);
    isFull ||= fields === undefined && taken > left;
    if (!isFull) left -= taken;
    return !isFull;
  });
  // What is left goes to the cells that are cut.
  if (fields) widths.clear();
  for (const name of shown) {
    const whole = widest(list.map((one) => oneLine(escapeControls(text(one, name)))));
    const more = Math.min(left, whole - MAX_CELL_WIDTH);
    if (more <= 0 || widths.has(name)) continue;
    widths.set(name, MAX_CELL_WIDTH + more);
    left -= more;
  }
  const rows = list.map((one) => shown.map((name) => cell(one, name, widths.get(name))));
  return { text: plainTable(shown.map(heading), rows), shown, hidden: wanted.length - shown.length };
}

const widest = (texts: readonly string[]) => texts.reduce((most, { length }) => Math.max(most, length), 0);

function shorten(text: string, width = MAX_CELL_WIDTH): string {
  const line = oneLine(text);
  return line.length > width ? `${line.slice(0, width - 1)}…` : line;
}

function plainTable(head: readonly string[], rows: readonly string[][]): string {
  const style = { 'padding-left': 0, 'padding-right': 0, head: [], border: [] };
  const table = new CliTable({ head: [...head], chars: PLAIN, style });
  table.push(...rows);
  return rows.length === 0 ? '' : `${table.toString().replaceAll(/ +$/gm, '')}\n`;
}
