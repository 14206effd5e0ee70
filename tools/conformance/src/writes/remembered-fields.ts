import { isDeepStrictEqual } from 'node:util';
import { isJsonObject, type JsonObject } from '@telephony/contract';

/**
 * The values that a record has of the fields that a change is about to write, so that they can be written back.
 *
 * @param fields Of the change, without the id.
 * @returns The values, or the reason why one of them cannot be written back.
 */
export function rememberedFields(record: JsonObject, fields: JsonObject): JsonObject | string {
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
