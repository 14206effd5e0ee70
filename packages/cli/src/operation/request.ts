import { readFileSync } from 'node:fs';
import { text as readAll } from 'node:stream/consumers';
import { coreOf, type CoreOptions, type Method, type Telephony } from '@telephony/client';
import { type Condition, readCondition, valueOf } from '@telephony/contract/commands';
import { isJsonObject, type Operation } from '@telephony/contract/reading';
import {
  contractDocument,
  dateFieldOf,
  type Field,
  fieldsOf,
  isFilterable,
  takesList,
} from '../contract/contract.ts';
import { platformNow, spanOf } from '../contract/time.ts';
import { usage } from '../exit.ts';
import { isRecord } from '../output/values.ts';
import { say } from '../output/terminal.ts';

export type Flags = Readonly<Record<string, unknown>>;

export const DEFAULT_LIMIT = 20;

export function optionName(flag: string): string {
  return flag.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}

export async function readRequest(
  operation: Operation,
  args: readonly (string | string[])[],
  given: Flags,
): Promise<CoreOptions> {
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
    if (field.place === 'filter') conditions.push(equalCondition(field, String(value)));
    else if (field.place === 'query') query[field.path[0]!] = valueOf(field, value);
    else body = withField(body ?? {}, field.flag, field.path, valueOf(field, value));
  }
  if (conditions.length > 0) query['filter'] = conditions;
  checkBody(operation, fields, body);
  return {
    ...(inPath.length > 0 && { path }),
    ...(Object.keys(query).length > 0 && { query }),
    ...(body !== undefined && { body }),
  };
}

async function readConditions(operation: Operation, given: Flags): Promise<Condition[]> {
  if (!isFilterable(operation)) return [];
  const { filter = [], since, until } = given as { filter?: string[]; since?: string; until?: string };
  const field = dateFieldOf(operation);
  return [
    ...(await Promise.all(
      filter.map((text) => readCondition(contractDocument(), operation, text, platformNow())),
    )),
    ...(field === undefined ? [] : spanOf(field, { since, until })),
  ];
}

function warnOfUnknownValue(
  { flag, values, pattern = '$^' }: Field,
  given: string | string[] | boolean,
): void {
  const known = new RegExp(`^(?:\\[.*|null|)$|${pattern}`, 's');
  const other = [given].flat().find((text) => !values.includes(String(text)) && !known.test(String(text)));
  if (values.length > 0 && other !== undefined)
    say(
      `--${flag}: "${other}" is none of the documented values: ${values.join(', ')}. It is sent all the same.`,
    );
}

function equalCondition(field: Field, text: string): Condition {
  return { property: field.path[0]!, operator: 'eq', value: valueOf({ ...field, isList: false }, text) };
}

async function readData(operation: Operation, source: string): Promise<unknown> {
  let text = source;
  if (source === '-') text = await readAll(process.stdin);
  else if (source.startsWith('@'))
    try {
      text = readFileSync(source.slice(1), 'utf8');
    } catch (error) {
      throw usage(`--data: ${(error as Error).message}`);
    }
  const isCsv = /^@.*\.csv$/i.test(source);
  if (isCsv && !takesList(operation))
    throw usage('--data: this takes one record, as JSON. CSV is for lists.');
  if (isCsv || (source === '-' && takesList(operation) && !/^\s*(?:[[{"]|null)/.test(text))) {
    const { recordsOfCsv } = await import('./csv.ts');
    return recordsOfCsv(operation, text);
  }
  try {
    return JSON.parse(text, (_name, value: unknown, token?: { source?: string }) =>
      typeof value === 'number' && !Number.isSafeInteger(value) && /^-?\d+$/.test(token?.source ?? '')
        ? BigInt(token!.source!)
        : value,
    );
  } catch (error) {
    const hint = source === '-' || source.startsWith('@') ? '' : ' Write @FILE for a file, or - for stdin.';
    throw usage(`--data: the JSON cannot be read: ${(error as Error).message}.${hint}`);
  }
}

function withField(
  body: unknown,
  flag: string,
  [name = '', ...rest]: readonly string[],
  value: unknown,
): object {
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

export function send(pbx: Telephony, operation: Operation, request: CoreOptions): Promise<unknown> {
  return coreOf(pbx).call({
    method: operation.method.toUpperCase() as Method,
    path: operation.path,
    operationId: operation.operationId,
    options: { ...request, ...(operation.effect === 'deletes-collection' && { confirm: 'all' }) },
    anonymous: operation.access === 'none',
  });
}

export function responseData(body: unknown): unknown {
  return isRecord(body) && 'data' in body ? body['data'] : (body ?? null);
}
