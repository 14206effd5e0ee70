import { isJsonObject, type JsonObject, type Operation } from '@telephony/contract';
import type { Ask } from '../server/ask.ts';
import { readRequest } from '../sweep/sweep.ts';
import { jsonOf, recordOf, statusOf } from './json-of.ts';
import type { Made } from './journal-file.ts';
import { rememberedFields } from './remembered-fields.ts';

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
