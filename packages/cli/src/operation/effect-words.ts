/** The records that a write changes, and its effect as a sentence that its user can agree to. Values stand in quotation marks. */
import { type CoreOptions, isNotFound, isTelephonyError, type Telephony } from '@telephony/client';
import { filterableFields, isFilterable, type Operation, readerOf } from '../contract/contract.ts';
import { usage } from '../exit.ts';
import { cellText, isRecord, pickFields, valueAt } from '../output/values.ts';
import { effectText } from './effect.ts';
import { formatCount, oneLine } from '../output/terminal.ts';
import { safeData } from '../output/secrets.ts';
import { readAllPages, responseData, send } from './send.ts';

const MAX_VALUE_CHARACTERS = 1600;
const MAX_NAME_CHARACTERS = 60;
const MAX_RECORDS = 5;
const MAX_FIELDS = 12;

// A value must not seem to end its quotation.
const QUOTATION_MARKS = /["\u201C-\u201F\uFF02]/g;

type Fields = Readonly<Record<string, unknown>>;

export async function effectWords(pbx: Telephony, operation: Operation, request: CoreOptions, now?: Touched) {
  const { records, total = 0 }: Touched = now ?? (await readTouched(pbx, operation, request));
  const { method, effect, summary, operationId, path: template } = operation;
  const { body, path = {} } = request;
  if (effect === 'deletes-collection')
    return `deletes all ${formatCount(total)} records of ${template}; no documented operation restores them`;
  if (operationId === 'createCall' && isRecord(body)) {
    const { from, to, ...others } = body;
    return clauses(`rings ${await phoneText(pbx, from)}, then dials ${nameText(to)}`, bodyText(others));
  }
  // "Change a contact" becomes "changes a contact".
  const doing = summary.replace(/^\w+/, (verb) => `${verb.toLowerCase()}s`);
  const bodies = [body].flat();
  const more = bodies.length - MAX_RECORDS;
  return clauses(
    [doing, method === 'post' ? '' : recordNames(records, path)].filter(Boolean).join(': '),
    ...bodies.slice(0, MAX_RECORDS).map(bodyText),
    more > 0 ? `and values for ${more} more` : '',
    effectText({ effect }) ?? '',
  );
}

const clauses = (...parts: readonly string[]): string => parts.filter(Boolean).join('; ');

function bodyText(body: unknown): string {
  const fields = Object.entries({ ...(safeData(body) as Fields | undefined) });
  const shown = fields.slice(0, MAX_FIELDS).map(([key, value]) => `${key} ${quote(value)}`);
  const more = fields.length > shown.length ? [`${fields.length - shown.length} more fields`] : [];
  return [...shown, ...more].join(', ');
}

async function phoneText(pbx: Telephony, from: unknown): Promise<string> {
  if (from === undefined) return 'the phone of the user who is signed in';
  try {
    const user = await send(pbx, readerOf('/users/{id}')!, { path: { id: Number(from) } });
    const label = recordLabel(responseData(user));
    if (label !== undefined) return `the phone of "${label}"`;
  } catch (error) {
    if (!isTelephonyError(error)) throw error;
    // People pass an extension.
    if (isNotFound(error)) return `the phone of user ${nameText(from)}, an id that no user has`;
  }
  return `the phone of user ${nameText(from)}`;
}

function recordNames(records: readonly Fields[], path: Fields): string {
  const keys = Object.values(safeData(path) as Fields).flat();
  if (records.length === 0) return keys.map(nameText).join(', ');
  const shown = records.slice(0, MAX_RECORDS).map((record) => {
    const label = recordLabel(record);
    return label === undefined ? nameText(record['id']) : `"${label}" (${nameText(record['id'])})`;
  });
  const more = records.length > shown.length ? ` and ${records.length - shown.length} more` : '';
  return shown.join(', ') + more;
}

function recordLabel(record: unknown): string | undefined {
  const fields = { ...(safeData(record) as Fields | null) };
  const person = [fields['first_name'], fields['last_name']].map(cellText).join(' ').trim();
  const names = [fields['name'], person, fields['company'], fields['src'], fields['caller']];
  const label = names.find((one) => typeof one === 'string' && one !== '');
  return label === undefined ? undefined : nameText(label).replaceAll(QUOTATION_MARKS, "'");
}

function cut(value: unknown, most: number): string {
  const text = oneLine(cellText(value));
  return text.length > most ? `${text.slice(0, most)}… (${formatCount(text.length)} characters)` : text;
}

const quote = (value: unknown) => `"${cut(value, MAX_VALUE_CHARACTERS).replaceAll(QUOTATION_MARKS, "'")}"`;
const nameText = (value: unknown): string => cut(value, MAX_NAME_CHARACTERS);

// Each is read before the write.
const MAX_READ_RECORDS = 50;

export interface Touched {
  records: readonly Fields[];
  total?: number;
}

export async function readTouched(pbx: Telephony, operation: Operation, { path = {}, body }: CoreOptions) {
  const reader = readerOf(operation.path);
  if (operation.effect === 'deletes-collection') {
    if (!reader) return { records: [] };
    const { total } = (await send(pbx, reader, { query: { limit: 1 } })) as { total?: unknown };
    return { records: [], total: Number(total) };
  }
  const [name, value] = Object.entries(path).at(-1) ?? [];
  const named = name === undefined ? idsIn(body) : [value].flat();
  if (named.length > MAX_READ_RECORDS)
    throw usage(`This names ${named.length} records. Plan at most ${MAX_READ_RECORDS} at once.`);
  if (operation.method === 'post' || named.length === 0) return { records: [] };
  if (!reader) return { records: await findByKey(pbx, operation, named[0]) };
  if (name !== undefined) {
    const one = (id: unknown) => readOne(pbx, reader, { ...path, [name]: id });
    return { records: await Promise.all(named.map(one)) };
  }
  if (!isFilterable(reader) || !filterableFields(reader).has('id')) return { records: [] };
  const filter = [{ property: 'id', operator: 'in', value: named.map(cellText) }];
  const request = { query: { filter, limit: MAX_READ_RECORDS } };
  const data = responseData(await send(pbx, reader, request)) as Fields[];
  const missing = named.filter((id) => !data.some((record) => isId(record['id'], id)));
  if (missing.length === 0) return { records: data };
  throw usage(`There is no record ${missing.map(cellText).join(', ')} in ${operation.path}.`);
}

// A record that cannot be read by its key, such as a token, is in the list.
async function findByKey(pbx: Telephony, { path }: Operation, key: unknown): Promise<Fields[]> {
  const collection = path.replace(/\/\{[^/]+\}$/, '');
  const list = readerOf(collection);
  if (!list || collection === path) return [];
  for await (const record of readAllPages(pbx, list, {}))
    if (isRecord(record) && Object.values(record).some((value) => isId(value, key))) return [record];
  return [];
}

const isId = (one: unknown, other: unknown): boolean => cellText(one) === cellText(other);

const idsIn = (body: unknown): unknown[] =>
  Array.isArray(body) ? body.map((one) => valueAt(one, 'id')) : [];

async function readOne(pbx: Telephony, reader: Operation, path: Fields): Promise<Fields> {
  try {
    const [record] = [responseData(await send(pbx, reader, { path }))].flat();
    if (isRecord(record)) return record;
  } catch (error) {
    if (!isNotFound(error)) throw error;
  }
  throw usage(`There is no record ${Object.values(path).map(cellText).join('/')} at ${reader.path}.`);
}

export function describeChange({ method }: Operation, { body }: CoreOptions, { records, total }: Touched) {
  if (method === 'delete')
    return { before: total === undefined ? unwrapSingle(records) : { total }, after: null };
  if (records.length === 0) return { before: null, after: body ?? null };
  const changes = [body].flat().filter(isRecord);
  const changeOf = ({ id }: Fields) => changes.find((one) => isId(one['id'], id)) ?? changes[0] ?? {};
  const before = records.map((one) => pickFields(one, ['id', ...Object.keys(changeOf(one))]));
  const after = records.map((one) => ({ id: one['id'], ...changeOf(one) }));
  return { before: unwrapSingle(before), after: unwrapSingle(after) };
}

const unwrapSingle = (records: readonly unknown[]): unknown => (records.length === 1 ? records[0] : records);
