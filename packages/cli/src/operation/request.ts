import { readFileSync } from 'node:fs';
import { text as readAll } from 'node:stream/consumers';
import type { CoreOptions } from '@telephony/client';
import { type Condition, valueOf } from '@telephony/contract/commands';
import { isJsonObject, type Operation } from '@telephony/contract/reading';
import {
  dateFieldOf,
  type Field,
  fieldsOf,
  isFilterable,
  readCondition,
  takesList,
} from '../contract/contract.ts';
import { platformNow, spanOf } from '../contract/time.ts';
import { usage } from '../exit.ts';
import { say } from '../output/terminal.ts';
import { type Names, parseJson } from '../output/values.ts';

export type Flags = Readonly<Record<string, unknown>>;
export type Words = readonly (string | string[])[];

export function optionName(flag: string): string {
  return flag.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}

export async function readRequest(operation: Operation, args: Words, given: Flags): Promise<CoreOptions> {
  const fields = fieldsOf(operation);
  const inPath = fields.filter(({ place }) => place === 'path');
  const path: Record<string, unknown> = Object.fromEntries<unknown>(
    inPath.map((field, index) => [field.path[0]!, valueOf(field, args[index] ?? '')]),
  );
  const query: Record<string, unknown> = {};
  const { data } = given as { data?: string };
  let body: unknown = data === undefined ? undefined : await readData(operation, data);
  const conditions = await readConditions(operation, given);
  for (const field of fields) {
    const value = given[optionName(field.flag)] as string | string[] | boolean | undefined;
    if (field.place === 'path' || value === undefined) continue;
    warnOfUnknownValue(field, value);
    const read = valueOf(field, value);
    const [name = ''] = field.path;
    if (field.place === 'filter') conditions.push({ property: name, operator: 'eq', value: read });
    else if (field.place === 'query') query[name] = read;
    else body = withField(body ?? {}, field.flag, field.path, read);
  }
  if (conditions.length > 0) query['filter'] = conditions;
  checkBody(operation, fields, body);
  const sent = { ...(inPath.length > 0 && { path }), ...(Object.keys(query).length > 0 && { query }) };
  return body === undefined ? sent : { ...sent, body };
}

async function readConditions(operation: Operation, given: Flags): Promise<Condition[]> {
  if (!isFilterable(operation)) return [];
  const { filter = [], since, until } = given as { filter?: string[]; since?: string; until?: string };
  const field = dateFieldOf(operation);
  return [
    ...(await Promise.all(filter.map((text) => readCondition(operation, text, platformNow())))),
    ...(field === undefined ? [] : spanOf(field, { since, until })),
  ];
}

function warnOfUnknownValue({ flag, values, pattern = '$^' }: Field, given: string | string[] | boolean) {
  const known = new RegExp(`^(?:\\[.*|null|)$|${pattern}`, 's');
  const other = [given].flat().find((text) => !values.includes(String(text)) && !known.test(String(text)));
  if (values.length > 0 && other !== undefined)
    say(
      `--${flag}: "${other}" is none of the documented values: ${values.join(', ')}. It is sent all the same.`,
    );
}

async function readData(operation: Operation, source: string): Promise<unknown> {
  const isFile = source.startsWith('@');
  const isCsv = /^@.*\.csv$/i.test(source);
  if (isCsv && !takesList(operation))
    throw usage('--data: this takes one record, as JSON. CSV is for lists.');
  try {
    const text = isFile
      ? readFileSync(source.slice(1), 'utf8')
      : source === '-'
        ? await readAll(process.stdin)
        : source;
    const isPiped = source === '-' && takesList(operation) && !/^\s*(?:[[{"]|null)/.test(text);
    return isCsv || isPiped ? (await import('./csv.ts')).recordsOfCsv(operation, text) : parseJson(text);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code !== undefined) throw usage(`--data: ${message}`);
    if (!(error instanceof SyntaxError)) throw error;
    const hint = isFile || source === '-' ? '' : ' Write @FILE for a file, or - for stdin.';
    throw usage(`--data: the JSON cannot be read: ${message}.${hint}`);
  }
}

function withField(body: unknown, flag: string, [name = '', ...rest]: Names, value: unknown): object {
  if (!isJsonObject(body)) throw usage(`--${flag} goes into an object, but --data is not one.`);
  return { ...body, [name]: rest.length === 0 ? value : withField(body[name] ?? {}, flag, rest, value) };
}

function checkBody(operation: Operation, fields: readonly Field[], body: unknown): void {
  if (!operation.body) return;
  const isList = takesList(operation);
  if (isList && body !== undefined && !Array.isArray(body))
    throw usage('--data: this takes a list of records, such as [{"id": 1}].');
  if (body === undefined && (operation.body.required || isList))
    throw usage(
      isList
        ? 'Pass the records with --data @FILE, which may be CSV with the names of fields in its first line, or --data - for stdin.'
        : 'Pass the fields of the body as flags, or all of them with --data @FILE; --help lists them.',
    );
  const missing = fields.filter(
    ({ place, required, path }) =>
      place === 'body' && required && isJsonObject(body) && body[path[0]!] === undefined,
  );
  if (missing.length > 0)
    throw usage(`${missing.map(({ flag }) => `--${flag}`).join(' and ')} must be given.`);
}
