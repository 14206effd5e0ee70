import { isJsonObject, type JsonObject } from '@telephony/contract';
import { at, ignoring, type Lie, withBody } from './lying-server.ts';

/** Changes each record of successful responses to reads at a path. */
const each = (path: RegExp, change: (record: JsonObject) => void): Lie =>
  at(path, (body) => [body['data']].flat().filter(isJsonObject).forEach(change));
const negative = (path: RegExp, name: string) =>
  each(path, (record) => {
    if (typeof record[name] === 'number') Object.assign(record, { [name]: -record[name] - 1 });
  });

/** Servers that lie about what is in a record, by name. */
export const recordLies: Record<string, Lie> = {
  'negative billable seconds': negative(/^\/cdrs(?:$|\/)/, 'billsec'),
  'a recording of a negative duration': negative(/^\/monitors(?:$|\/)/, 'duration'),
  'a refusal with status 200': (asked, told) =>
    asked.path === '/queues' && asked.method === 'GET' && told.status === 200
      ? withBody(told, { message: 'You may not read this.' })
      : undefined,
  'a refusal of a record with status 200': (asked, told) =>
    /^\/ivrs\/\d+$/.test(asked.path) && asked.method === 'GET' && told.status === 200
      ? withBody(told, { message: 'You may not read this.', data: null })
      : undefined,
  'a field that the record alone has as null': each(/^\/contacts\/\d+$/, (record) =>
    Object.assign(record, { group_name: null }),
  ),
  'a field that the list alone has as null': each(/^\/contacts$/, (record) =>
    Object.assign(record, { group_name: null }),
  ),
  'a role fewer in the record': each(/^\/users\/\d+$/, (record) => {
    if (Array.isArray(record['roles'])) Object.assign(record, { roles: record['roles'].slice(1) });
  }),
  'another last name in the record': each(/^\/contacts\/\d+$/, (record) =>
    Object.assign(record, { last_name: 'Somebody' }),
  ),
  'sort without dir ignored': (asked, told) =>
    asked.query.has('dir') ? undefined : ignoring('/users', 'sort')(asked, told),
  'two origins allowed': (asked, told) =>
    asked.path === '/monitors' && told.status === 200
      ? { ...told, headers: { ...told.headers, 'access-control-allow-origin': ['*', '*'] } }
      : undefined,
};
