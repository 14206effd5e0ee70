import { isDeepStrictEqual } from 'node:util';
import { isJsonObject, type JsonObject, type Operation } from '@telephony/contract';
import type { Ask } from '../server/ask.ts';
import { jsonOf, readRequest, recordOf, statusOf } from '../server/exchange.ts';
import type { Changed, Debts, Made } from './journal.ts';
import { collectionOf } from './write-kind.ts';

/** What a guard reads before and after a write. */
export interface Reader {
  /** Ids of a collection. */
  ids: (collection: string) => Promise<string[]>;
  /** Whether a record has the mark of the run. */
  hasMark: (path: string, mark: NonNullable<Made['mark']>) => Promise<boolean>;
  /** The values that a record has of fields, and the request line that read them; or why they could not be put back. */
  fields: (
    read: Operation,
    path: string,
    wrote: JsonObject,
  ) => Promise<{ line: string; before: JsonObject } | string>;
}

/** @param by Who writes. */
export function readAround(ask: Ask, token: string, by: string): Reader {
  const read = (target: string, when: string) => ask(`${by} (${when})`, readRequest(target, token));
  return {
    async ids(collection) {
      const answer = jsonOf(await read(`${collection}?limit=5000`, 'before'));
      const data = isJsonObject(answer) ? answer['data'] : undefined;
      return Array.isArray(data) ? data.filter(isJsonObject).map(({ id }) => String(id)) : [];
    },
    async hasMark(path, { field, value }) {
      return recordOf(await read(path, 'after'))?.[field] === value;
    },
    async fields({ queryParameters }, path, wrote) {
      const takesInclude = queryParameters.some(({ name }) => name === 'include');
      const lists = takesInclude ? Object.keys(wrote).filter((name) => Array.isArray(wrote[name])) : [];
      const line = lists.length > 0 ? `${path}?include=${lists.join(',')}` : path;
      const found = await read(line, 'before');
      const record = recordOf(found);
      if (statusOf(found) !== 200 || !record) return 'the record cannot be read before it is changed';
      const before = rememberedFields(record, wrote);
      return typeof before === 'string' ? before : { line, before };
    },
  };
}

/** A request that changes records. */
export interface Change {
  operation: Operation;
  path: string;
  body: unknown;
  /** Its body is a list of records. */
  isBulk: boolean;
  /** Reads one of them. */
  read: Operation;
}

/**
 * Reads the records that a request is about to change, but for those that the run has made.
 *
 * @param keep Called with what puts each of them back.
 * @returns Why one of them could not be put back; undefined where all can.
 */
export async function readChanges(
  { operation, path, body, isBulk, read }: Change,
  reader: Reader,
  debts: Debts,
  keep: (changed: Changed) => void,
): Promise<string | undefined> {
  const records = isBulk ? body : [{ ...(isJsonObject(body) && body), id: path.split('/').at(-1) }];
  if (!Array.isArray(records) || !records.every(isJsonObject)) return 'its body is not a list of records';
  const collection = collectionOf(operation.path);
  for (const { id, ...wrote } of records) {
    if (debts.isMade(collection, String(id))) continue;
    const known = await reader.fields(read, `${collection}/${encodeURIComponent(String(id))}`, wrote);
    if (typeof known === 'string') return known;
    const { line, before } = known;
    const earlier = debts.changeOf(line, wrote);
    keep({
      kind: 'changed',
      operationId: operation.operationId,
      read: line,
      write: path,
      isBulk,
      id,
      before: earlier?.before ?? before,
      wrote,
    });
    if (earlier) debts.done(earlier.number);
  }
  return undefined;
}

/**
 * The values that a record has of the fields that a change is about to write, so that they can be written back.
 *
 * @param fields Of the change, without the id.
 * @returns The values, or the reason why one of them cannot be written back.
 */
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

/** Whether a record has these values; of a list of users, those that are named. */
export function hasFields(record: JsonObject, fields: JsonObject): boolean {
  return Object.entries(fields).every(([name, value]) => {
    const now = record[name];
    return isDeepStrictEqual(isMembers(value) ? membersBefore(now, value) : now, value);
  });
}

/** A list of records in a record, such as the users of a queue: each is changed by itself. */
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
