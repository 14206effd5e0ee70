import { didYouMean, usage, UserError } from '../exit.ts';
import { hideSecrets, sayHidden } from './secrets.ts';
import { escapeControls, print, say } from './terminal.ts';
import { cellText, isRecord, jsonText, type Names, pickFields, valueAt } from './values.ts';

export const FORMATS = ['json', 'ndjson', 'table', 'csv'] as const;

const MAX_LISTED_FIELDS = 12;

export interface OutputOptions {
  output?: (typeof FORMATS)[number] | undefined;
  query?: string | undefined;
  fields?: string | undefined;
  raw?: boolean | undefined;
  showSecrets?: boolean | undefined;
}

export function formatOf({ output }: OutputOptions): (typeof FORMATS)[number] {
  return output ?? (process.stdout.isTTY ? 'table' : 'json');
}

/** @param all The known fields. @param first Those that a table shows first: the fields by which a person tells records apart. */
export async function emit(data: unknown, options: OutputOptions, all: Names = [], first = all) {
  const fields = fieldNames(options);
  const isQuery = options.query !== undefined;
  // Before the query, which can give a secret another name.
  const masked = hideSecrets(data, options);
  const found = isQuery ? await applyQuery(masked, options.query!) : masked;
  await requireFields(fields, isQuery ? [] : all, found);
  const chosen = fields ? pickFields(found, fields) : found;
  const format = formatOf(options);
  if (format === 'table') return emitTable(chosen, options, all, first);
  if (format === 'json') {
    sayHidden(chosen, options);
    return print(`${jsonText(chosen, 2) ?? 'null'}\n`);
  }
  const list = [chosen].flat();
  const lines = recordWriter(options, fields ?? columnNames(list, isQuery && !list[0] ? [] : all));
  for (const one of list) await lines.write(one);
  await lines.end();
}

async function emitTable(chosen: unknown, options: OutputOptions, all: Names, first: Names) {
  if (Array.isArray(chosen) && chosen.length === 0) return say('There is none.');
  const fields = fieldNames(options);
  const { recordTable, listTable } = await import('./table.ts');
  const list = [chosen].flat();
  if (isRecord(chosen)) await print(recordTable(chosen, fields, first));
  else if (list.some(isRecord)) {
    const { text, shown, hidden } = listTable(list, fields, first, columnNames(list, all));
    await print(text);
    if (hidden > 0)
      say(`${hidden} more ${hidden === 1 ? 'field' : 'fields'}: choose with --fields, or --output json.`);
    return sayHidden(pickFields(list, shown), options);
  } else await print(list.map((one) => `${escapeControls(cellText(one))}\n`).join(''));
  sayHidden(chosen, options);
}

export async function emitAll(list: AsyncIterable<unknown>, options: OutputOptions, all: Names, first = all) {
  if (options.query !== undefined || formatOf(options) === 'table')
    return emit(await Array.fromAsync(list), options, all, first);
  const fields = fieldNames(options);
  const begin = async (known: readonly unknown[]) => {
    await requireFields(fields, all, known);
    // A later record may have fields that the first has not.
    return recordWriter(options, fields ?? [...new Set([...all, ...columnNames(known, [])])]);
  };
  let lines: ReturnType<typeof recordWriter> | undefined;
  for await (const record of list) {
    lines ??= await begin([record]);
    const masked = hideSecrets(record, options);
    await lines.write(fields ? pickFields(masked, fields) : masked);
  }
  await (lines ?? (await begin([]))).end();
}

function recordWriter(options: OutputOptions, columns: Names) {
  const format = formatOf(options);
  const csvLine = (cells: readonly string[]) =>
    `${cells.map((cell) => quoteCell(options.raw ? cell : inertCell(cell))).join(',')}\r\n`;
  let count = 0;
  const head = async () => {
    if (format === 'csv' && count === 0 && columns.length > 0) await print(csvLine(columns));
  };
  return {
    async write(record: unknown) {
      sayHidden(record, options);
      await head();
      if (format === 'ndjson') await print(`${jsonText(record)}\n`);
      else if (format === 'json') await print(`${count === 0 ? '[' : ','}\n${indent(record)}`);
      // What `--query` selects need not be records.
      else if (isRecord(record)) await print(csvLine(columns.map((name) => cellText(valueAt(record, name)))));
      else await print(csvLine([record].flat().map(cellText)));
      count += 1;
    },
    async end() {
      if (count === 0) await head();
      if (format === 'json') await print(count === 0 ? '[]\n' : '\n]\n');
    },
  };
}

const indent = (value: unknown): string => jsonText(value, 2).replaceAll(/^/gm, '  ');

export async function checkQuery({ query }: OutputOptions): Promise<void> {
  if (query === undefined) return;
  const { compile } = await import('@jmespath-community/jmespath');
  try {
    compile(query);
  } catch (error) {
    throw usage(`--query: "${query}" is not JMESPath: ${(error as Error).message}`);
  }
}

async function applyQuery(data: unknown, query: string): Promise<unknown> {
  const { search } = await import('@jmespath-community/jmespath');
  try {
    return search(data as never, query);
  } catch (error) {
    throw new UserError(`--query: "${query}" does not fit the data: ${(error as Error).message}`);
  }
}

export async function requireFields(fields: Names | undefined, known: Names, data: unknown) {
  const records = [data].flat().filter(isRecord);
  if (fields === undefined || (known.length === 0 && records.length === 0)) return;
  const names = new Set([...known, ...records.flatMap((one) => Object.keys(one))]);
  for (const name of fields) {
    const base = name.replace(/\..*/, '');
    const isWithin = names.has(base) && records.every((one) => typeof (one[base] ?? {}) === 'object');
    if (names.has(name) || isWithin) continue;
    const list = [...names].slice(0, MAX_LISTED_FIELDS).join(', ');
    const more = names.size > MAX_LISTED_FIELDS ? ', …' : '';
    throw usage(
      `--fields: there is no field "${name}". ${await didYouMean(name, names, `There are ${list}${more}.`)}`,
    );
  }
}

export function fieldNames({ fields }: OutputOptions): string[] | undefined {
  const names = fields?.split(',').flatMap((name) => name.trim() || []);
  if (names?.length === 0) throw usage('--fields: name at least one field, such as --fields id,name.');
  return names;
}

function columnNames(list: readonly unknown[], order: Names): string[] {
  if (list.length === 0) return [...order];
  const names = new Set(list.flatMap((one) => (isRecord(one) ? Object.keys(one) : [])));
  return [...order.filter((name) => names.has(name)), ...[...names].filter((name) => !order.includes(name))];
}

// https://owasp.org/www-community/attacks/CSV_Injection, and signs behind spaces that a spreadsheet skips. A plain number stays.
const FORMULA = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]*[=+\-@＝＋－＠﹢﹣﹦﹫]|^[\t\r\n]/u;
const PLAIN_NUMBER = /^[+-]\d+(?:\.\d+)?$/;

const inertCell = (text: string) => (FORMULA.test(text) && !PLAIN_NUMBER.test(text) ? `'${text}` : text);

export const unmarkedCell = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell;

const quoteCell = (text: string) => (/[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
