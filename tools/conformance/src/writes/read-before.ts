import { isDeepStrictEqual } from 'node:util';
import { isJsonObject, type JsonObject, type Operation } from '@telephony/contract';
import type { Ask } from '../server/ask.ts';
import { type Exchange, readRequest, recordOf, recordsOf, statusOf } from '../server/exchange.ts';
import type { ChangedRecord, CreatedRecord, Journal } from './journal.ts';
import { collectionOf } from './write-kind.ts';

export type Read = (target: string, when: 'before' | 'after') => Promise<Exchange>;

export function readerOf(ask: Ask, token: string, by: string): Read {
  return (target, when) => ask(`${by} (${when})`, readRequest(target, token));
}

export async function idsOf(collection: string, read: Read): Promise<string[]> {
  return recordsOf(await read(`${collection}?limit=5000`, 'before')).map(({ id }) => String(id));
}

export async function hasMark(
  path: string,
  { field, value }: NonNullable<CreatedRecord['mark']>,
  read: Read,
): Promise<boolean> {
  return recordOf(await read(path, 'after'))?.[field] === value;
}

export interface Change {
  operation: Operation;
  path: string;
  body: unknown;
  isBulk: boolean;
  single: Operation;
}

export async function readChanges(
  { operation, path, body, isBulk, single }: Change,
  read: Read,
  journal: Journal,
  addDebt: (debt: ChangedRecord) => void,
): Promise<string | undefined> {
  const records = isBulk ? body : [{ ...(isJsonObject(body) && body), id: path.split('/').at(-1) }];
  if (!Array.isArray(records) || !records.every(isJsonObject)) return 'its body is not a list of records';
  const collection = collectionOf(operation.path);
  for (const { id, ...wrote } of records) {
    if (journal.hasCreated(collection, String(id))) continue;
    const remembered = await fieldsBefore(
      single,
      `${collection}/${encodeURIComponent(String(id))}`,
      wrote,
      read,
    );
    if (typeof remembered === 'string') return remembered;
    const { line, before } = remembered;
    const earlier = journal.changeOf(line, wrote);
    addDebt({
      kind: 'changed',
      operationId: operation.operationId,
      read: line,
      write: path,
      isBulk,
      id,
      before: earlier?.before ?? before,
      wrote,
    });
    if (earlier) journal.done(earlier.number);
  }
  return undefined;
}

async function fieldsBefore(
  { queryParameters }: Operation,
  path: string,
  wrote: JsonObject,
  read: Read,
): Promise<{ line: string; before: JsonObject } | string> {
  const takesInclude = queryParameters.some(({ name }) => name === 'include');
  const lists = takesInclude ? Object.keys(wrote).filter((name) => Array.isArray(wrote[name])) : [];
  const line = lists.length > 0 ? `${path}?include=${lists.join(',')}` : path;
  const found = await read(line, 'before');
  const record = recordOf(found);
  if (statusOf(found) !== 200 || !record) return 'the record cannot be read before it is changed';
  const before = rememberedFields(record, wrote);
  return typeof before === 'string' ? before : { line, before };
}

// Returns the values to write back, or the reason why one of them could not be.
function rememberedFields(record: JsonObject, fields: JsonObject): JsonObject | string {
  const before: JsonObject = {};
  for (const [name, value] of Object.entries(fields)) {
    const old = record[name];
    if (!(name in record)) return `${name} cannot be read, so it could not be put back`;
    if (isMembers(value)) {
      const members = membersBefore(old, value);
      if (members === undefined) return `${name} is not read as it is written, so it could not be put back`;
      before[name] = members;
    } else if (typeof old !== typeof value || Array.isArray(old) !== Array.isArray(value) || old === null) {
      return `${name} is not read as it is written, so it could not be put back`;
    } else before[name] = old;
  }
  return before;
}

export function hasFields(record: JsonObject, fields: JsonObject): boolean {
  return Object.entries(fields).every(([name, value]) => {
    const now = record[name];
    return isDeepStrictEqual(isMembers(value) ? membersBefore(now, value) : now, value);
  });
}

function isMembers(value: unknown): value is JsonObject[] {
  return Array.isArray(value) && value.length > 0 && value.every((one) => isJsonObject(one) && 'id' in one);
}

function membersBefore(old: unknown, wanted: JsonObject[]): JsonObject[] | undefined {
  if (!Array.isArray(old)) return undefined;
  const members = wanted.map((member) => {
    const known = old.find(
      (one) => isJsonObject(one) && String(one['id']) === String(member['id']),
    ) as unknown;
    if (!isJsonObject(known)) return undefined;
    const names = Object.keys(member);
    if (names.some((name) => typeof known[name] !== typeof member[name])) return undefined;
    return Object.fromEntries(names.map((name) => [name, known[name]]));
  });
  return members.every((member) => member !== undefined) ? members : undefined;
}
