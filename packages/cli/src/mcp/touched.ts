/** What a write will touch, read before it, and how it will be after it. */
import { type CoreOptions, isNotFound, type Telephony } from '@telephony/client';
import type { Operation } from '@telephony/contract/reading';
import { allOperations } from '../contract/contract.ts';
import { filterableFields, isFilterable } from '../contract/fields.ts';
import { usage } from '../exit.ts';
import { isRecord } from '../output/format.ts';
import { send } from '../operation/send.ts';

/** Records that one write may name, so that each can be read before. */
const MOST = 50;

/** What a write touches. */
export interface Touched {
  /** Records by id; empty where it makes a new one, or where they cannot be read. */
  records: readonly Readonly<Record<string, unknown>>[];
  /** How many records a collection has that it deletes. */
  total?: number;
  /** Whether the platform has an operation that reads what is touched. */
  isReadable: boolean;
}

/** @throws UserError for records that are not there, and for more than can be read. */
export async function readTouched(
  pbx: Telephony,
  operation: Operation,
  { path = {}, body }: CoreOptions,
): Promise<Touched> {
  const reader = allOperations().find(({ method, path: one }) => method === 'get' && one === operation.path);
  if (!reader || operation.method === 'post') return { records: [], isReadable: false };
  if (operation.effect === 'deletes-collection') {
    const { total, data } = (await send(pbx, reader, { path, query: { limit: 1 } })) as {
      total?: unknown;
      data?: unknown[];
    };
    return { records: [], total: Number(total ?? data?.length ?? 0), isReadable: true };
  }
  const [name, ids] = Object.entries(path).at(-1) ?? [];
  if (name !== undefined) {
    const each = [ids].flat();
    limited(each.length);
    const records = await Promise.all(each.map((id) => readOne(pbx, reader, { ...path, [name]: id })));
    return { records, isReadable: true };
  }
  const ids_ = Array.isArray(body) ? body.flatMap((one) => (isRecord(one) && one['id'] != null ? [one['id']] : [])) : [];
  limited(ids_.length);
  if (ids_.length === 0 || !isFilterable(reader) || !filterableFields(reader).has('id'))
    return { records: [], isReadable: false };
  const filter = [{ property: 'id', operator: 'in', value: ids_.map(String) }];
  const { data } = (await send(pbx, reader, { query: { filter, limit: MOST } })) as { data: Touched['records'] };
  const found = new Set(data.map(({ id }) => String(id)));
  const missing = ids_.filter((id) => !found.has(String(id)));
  if (missing.length > 0) throw usage(`There is no record with id ${missing.join(', ')} in ${operation.path}.`);
  return { records: data, isReadable: true };
}

async function readOne(
  pbx: Telephony,
  reader: Operation,
  path: Readonly<Record<string, unknown>>,
): Promise<Readonly<Record<string, unknown>>> {
  try {
    const { data } = (await send(pbx, reader, { path })) as { data: unknown };
    const [record] = [data].flat();
    if (isRecord(record)) return record;
  } catch (error) {
    if (!isNotFound(error)) throw error;
  }
  throw usage(`There is no record ${Object.values(path).join('/')} to read at ${reader.path}.`);
}

function limited(count: number): void {
  if (count > MOST) throw usage(`This names ${count} records. Plan at most ${MOST} at once.`);
}

/** The fields that a write changes, before and after it. */
export function changeOf(
  { method }: Operation,
  { body }: CoreOptions,
  { records, total }: Touched,
): { before: unknown; after: unknown } {
  if (method === 'delete') return { before: total === undefined ? single(records) : { total }, after: null };
  if (records.length === 0) return { before: null, after: body ?? null };
  const changes = Array.isArray(body) ? body.filter(isRecord) : [body ?? {}];
  const changed = (record: Touched['records'][number]) =>
    changes.find((one) => isRecord(one) && String(one['id']) === String(record['id'])) ?? changes[0] ?? {};
  return {
    before: single(
      records.map((record) =>
        Object.fromEntries(
          [...new Set(['id', ...Object.keys(changed(record))])].map((name) => [name, record[name] ?? null]),
        ),
      ),
    ),
    after: single(records.map((record) => ({ id: record['id'], ...changed(record) }))),
  };
}

const single = (records: readonly unknown[]): unknown => (records.length === 1 ? records[0] : records);
