import { isJsonObject, type JsonObject } from '@telephony/contract';
import { type Question, json, type Lie, withBody } from './lying-server.ts';

const dataOf = (body: JsonObject | undefined) => (isJsonObject(body?.['data']) ? body['data'] : {});
const isMade = ({ method, path }: Question, status: number) =>
  method === 'POST' && path === '/contacts' && status === 201;
const isRegrouped = ({ method, path }: Question, status: number) =>
  method === 'PATCH' && path === '/contacts' && status === 200;
const isRemoved = ({ method, path }: Question, status: number) =>
  method === 'DELETE' && path.startsWith('/contacts/') && status < 300;

/** Does something else besides a write. */
const besides =
  (is: typeof isMade, act: (question: Question, made: JsonObject) => Promise<unknown>): Lie =>
  async (question, reply) => {
    if (is(question, reply.status)) await act(question, dataOf(json(reply)));
    return undefined;
  };
const patch = ({ send }: Question, id: unknown, fields: JsonObject) =>
  send('PATCH', `/contacts/${String(id)}`, fields);
const sentBy = ({ body }: Question): JsonObject[] => {
  const value: unknown = JSON.parse(body.toString('utf8'));
  return [value].flat().filter(isJsonObject);
};

export const writeLies = (good: string): Record<string, Lie> => {
  const gone: JsonObject[] = [];
  const made = new Set<unknown>();
  return {
    'writes open without a token': ({ method, path, body, headers, send }, reply) => {
      const isOpen = reply.status === 401 && headers['x-auth-token'] === undefined && method !== 'GET';
      const fields: unknown = body.length === 0 ? undefined : JSON.parse(body.toString('utf8'));
      return isOpen ? send(method, path, fields, { 'x-auth-token': good }) : undefined;
    },
    'a field of a new record is dropped': besides(isMade, (question, { id }) =>
      patch(question, id, { group_name: '' }),
    ),
    'a text is kept in small letters': besides(isMade, (question, { id }) =>
      patch(question, id, { group_name: String(sentBy(question)[0]?.['group_name']).toLowerCase() }),
    ),
    'letters beyond ASCII are kept as two': besides(isRegrouped, async (question) => {
      for (const { id, group_name: group } of sentBy(question))
        await patch(question, id, { group_name: Buffer.from(String(group)).toString('latin1') });
    }),
    'a record is made twice': besides(isMade, (question) =>
      question.send('POST', '/contacts', sentBy(question)[0] ?? {}),
    ),
    'a change of what was not sent': besides(isRegrouped, async (question) => {
      for (const { id } of sentBy(question)) await patch(question, id, { company: 'Another' });
    }),
    'a change of another record': besides(isRegrouped, (question) =>
      patch(question, 9003, { notes: `changed at ${performance.now()}` }),
    ),
    'another record is removed too': besides(isRemoved, ({ send }) => send('DELETE', '/contacts/9004')),
    'what was removed is still in the list': async (question, reply) => {
      if (question.path === '/contacts' && question.method === 'POST') gone.push(dataOf(json(reply)));
      const body = question.path === '/contacts' && question.method === 'GET' ? json(reply) : undefined;
      if (!body || !Array.isArray(body['data'])) return undefined;
      const there = new Set(body['data'].filter(isJsonObject).map(({ id }) => id));
      const data = [...body['data'], ...gone.filter(({ id }) => !there.has(id))];
      return withBody(reply, { ...body, data, total: data.length });
    },
    'what was made is not in the list': (question, reply) => {
      if (isMade(question, reply.status)) made.add(dataOf(json(reply))['id']);
      const body = question.path === '/contacts' && question.method === 'GET' ? json(reply) : undefined;
      if (!body || !Array.isArray(body['data'])) return undefined;
      const data = body['data'].filter(isJsonObject).filter(({ id }) => !made.has(id));
      return withBody(reply, { ...body, data, total: data.length });
    },
    'the response to a new record says what it is not': (question, reply) =>
      isMade(question, reply.status)
        ? withBody(reply, { ...json(reply), data: { ...dataOf(json(reply)), group_name: 'Another' } })
        : undefined,
  };
};
