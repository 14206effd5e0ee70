import { isJsonObject, type JsonObject } from '@telephony/contract';
import { type Asked, json, type Lie, withBody } from './lying-server.ts';

const dataOf = (body: JsonObject | undefined) => (isJsonObject(body?.['data']) ? body['data'] : {});
const isMade = ({ method, path }: Asked, status: number) =>
  method === 'POST' && path === '/contacts' && status === 201;
const isRegrouped = ({ method, path }: Asked, status: number) =>
  method === 'PATCH' && path === '/contacts' && status === 200;
const isRemoved = ({ method, path }: Asked, status: number) =>
  method === 'DELETE' && path.startsWith('/contacts/') && status < 300;

/** Does something else besides a write. */
const besides =
  (is: typeof isMade, act: (asked: Asked, made: JsonObject) => Promise<unknown>): Lie =>
  async (asked, told) => {
    if (is(asked, told.status)) await act(asked, dataOf(json(told)));
    return undefined;
  };
const patch = ({ send }: Asked, id: unknown, fields: JsonObject) =>
  send('PATCH', `/contacts/${String(id)}`, fields);
const sentBy = ({ body }: Asked): JsonObject[] => {
  const value: unknown = JSON.parse(body.toString('utf8'));
  return [value].flat().filter(isJsonObject);
};

/** Servers that lie about what a write has done, by name; each begins again. `good` is a token that they take. */
export const writeLies = (good: string): Record<string, Lie> => {
  const gone: JsonObject[] = [];
  const made = new Set<unknown>();
  return {
    'writes open without a token': ({ method, path, body, headers, send }, told) => {
      const isOpen = told.status === 401 && headers['x-auth-token'] === undefined && method !== 'GET';
      const fields: unknown = body.length === 0 ? undefined : JSON.parse(body.toString('utf8'));
      return isOpen ? send(method, path, fields, { 'x-auth-token': good }) : undefined;
    },
    'a field of a new record is dropped': besides(isMade, (asked, { id }) =>
      patch(asked, id, { group_name: '' }),
    ),
    'a text is kept in small letters': besides(isMade, (asked, { id }) =>
      patch(asked, id, { group_name: String(sentBy(asked)[0]?.['group_name']).toLowerCase() }),
    ),
    'letters beyond ASCII are kept as two': besides(isRegrouped, async (asked) => {
      for (const { id, group_name: group } of sentBy(asked))
        await patch(asked, id, { group_name: Buffer.from(String(group)).toString('latin1') });
    }),
    'a record is made twice': besides(isMade, (asked) =>
      asked.send('POST', '/contacts', sentBy(asked)[0] ?? {}),
    ),
    'a change of what was not sent': besides(isRegrouped, async (asked) => {
      for (const { id } of sentBy(asked)) await patch(asked, id, { company: 'Another' });
    }),
    'a change of another record': besides(isRegrouped, (asked) =>
      patch(asked, 9003, { notes: `changed at ${performance.now()}` }),
    ),
    'another record is removed too': besides(isRemoved, ({ send }) => send('DELETE', '/contacts/9004')),
    'what was removed is still in the list': async (asked, told) => {
      if (asked.path === '/contacts' && asked.method === 'POST') gone.push(dataOf(json(told)));
      const body = asked.path === '/contacts' && asked.method === 'GET' ? json(told) : undefined;
      if (!body || !Array.isArray(body['data'])) return undefined;
      const there = new Set(body['data'].filter(isJsonObject).map(({ id }) => id));
      const data = [...body['data'], ...gone.filter(({ id }) => !there.has(id))];
      return withBody(told, { ...body, data, total: data.length });
    },
    'what was made is not in the list': (asked, told) => {
      if (isMade(asked, told.status)) made.add(dataOf(json(told))['id']);
      const body = asked.path === '/contacts' && asked.method === 'GET' ? json(told) : undefined;
      if (!body || !Array.isArray(body['data'])) return undefined;
      const data = body['data'].filter(isJsonObject).filter(({ id }) => !made.has(id));
      return withBody(told, { ...body, data, total: data.length });
    },
    'the response to a new record says what it is not': (asked, told) =>
      isMade(asked, told.status)
        ? withBody(told, { ...json(told), data: { ...dataOf(json(told)), group_name: 'Another' } })
        : undefined,
  };
};
