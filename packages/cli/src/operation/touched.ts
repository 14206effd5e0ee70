import { type CoreOptions, isNotFound, type Telephony } from '@telephony/client';
import type { Operation } from '@telephony/contract/reading';
import { allOperations, filterableFields, isFilterable } from '../contract/contract.ts';
import { usage } from '../exit.ts';
import { cellText, isRecord } from '../output/values.ts';
import { readAllPages } from './read-all.ts';
import { send } from './request.ts';

// Each is read before the write.
const MAX_RECORDS = 50;

type Fields = Readonly<Record<string, unknown>>;

export interface Touched {
  records: readonly Fields[];
  total?: number;
}

export async function readTouched(
  pbx: Telephony,
  operation: Operation,
  { path = {}, body }: CoreOptions,
): Promise<Touched> {
  const reader = allOperations().find(({ method, path: one }) => method === 'get' && one === operation.path);
  if (operation.effect === 'deletes-collection') {
    if (!reader) return { records: [] };
    const { total } = (await send(pbx, reader, { query: { limit: 1 } })) as { total?: unknown };
    return { records: [], total: Number(total) };
  }
  const [name, value] = Object.entries(path).at(-1) ?? [];
  const named = name === undefined ? idsIn(body) : [value].flat();
  if (named.length > MAX_RECORDS)
    throw usage(`This names ${named.length} records. Plan at most ${MAX_RECORDS} at once.`);
  if (operation.method === 'post' || named.length === 0) return { records: [] };
  if (!reader) return { records: await findByKey(pbx, operation, named[0]) };
  if (name !== undefined) {
    const one = (id: unknown) => readOne(pbx, reader, { ...path, [name]: id });
    return { records: await Promise.all(named.map(one)) };
  }
  if (!isFilterable(reader) || !filterableFields(reader).has('id')) return { records: [] };
  const filter = [{ property: 'id', operator: 'in', value: named.map(cellText) }];
  const { data } = (await send(pbx, reader, { query: { filter, limit: MAX_RECORDS } })) as { data: Fields[] };
  const missing = named.filter((id) => !data.some((record) => isId(record['id'], id)));
  if (missing.length === 0) return { records: data };
  throw usage(`There is no record ${missing.map(cellText).join(', ')} in ${operation.path}.`);
}

// A record that cannot be read by its key, such as a token, is in the list.
async function findByKey(pbx: Telephony, { path }: Operation, key: unknown): Promise<Fields[]> {
  const collection = path.replace(/\/\{[^/]+\}$/, '');
  const list = allOperations().find(({ method, path: one }) => method === 'get' && one === collection);
  if (!list || collection === path) return [];
  for await (const record of readAllPages(pbx, list, {}))
    if (isRecord(record) && Object.values(record).some((value) => isId(value, key))) return [record];
  return [];
}

const isId = (one: unknown, other: unknown): boolean => cellText(one) === cellText(other);

function idsIn(body: unknown): unknown[] {
  return Array.isArray(body) ? body.map((one: unknown) => (isRecord(one) ? one['id'] : undefined)) : [];
}

async function readOne(pbx: Telephony, reader: Operation, path: Fields): Promise<Fields> {
  try {
    const { data } = (await send(pbx, reader, { path })) as { data: unknown };
    const [record] = [data].flat();
    if (isRecord(record)) return record;
  } catch (error) {
    if (!isNotFound(error)) throw error;
  }
  throw usage(`There is no record ${Object.values(path).map(cellText).join('/')} at ${reader.path}.`);
}

export function describeChange(
  { method }: Operation,
  { body }: CoreOptions,
  { records, total }: Touched,
): { before: unknown; after: unknown } {
  if (method === 'delete')
    return { before: total === undefined ? unwrapSingle(records) : { total }, after: null };
  if (records.length === 0) return { before: null, after: body ?? null };
  const changes = [body].flat().filter(isRecord);
  const pairs = records.map((record) => {
    const change = changes.find((one) => isId(one['id'], record['id'])) ?? changes[0] ?? {};
    const names = new Set(['id', ...Object.keys(change)]);
    return {
      before: Object.fromEntries([...names].map((name) => [name, record[name] ?? null])),
      after: { id: record['id'], ...change },
    };
  });
  return {
    before: unwrapSingle(pairs.map(({ before }) => before)),
    after: unwrapSingle(pairs.map(({ after }) => after)),
  };
}

const unwrapSingle = (records: readonly unknown[]): unknown => (records.length === 1 ? records[0] : records);
