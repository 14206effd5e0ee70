import { expect, test } from 'vitest';
import { markBigints } from '../../src/code/bigints.ts';
import { generateTypes } from '../../src/code/types.ts';

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const content = (name: string) => ({ content: { 'application/json': { schema: ref(name) } } });
const integer = () => ({ type: 'integer' });

const BUNDLE = {
  openapi: '3.1.1',
  info: { title: 'T', version: '1.0.0' },
  paths: {
    '/groups/{id}': {
      parameters: [{ name: 'id', in: 'path', required: true, schema: ref('GroupId') }],
      patch: {
        operationId: 'updateGroup',
        parameters: [
          { name: 'filter', in: 'query', schema: ref('FilterRule') },
          { name: 'limit', in: 'query', schema: ref('Limit') },
        ],
        requestBody: content('GroupUpdate'),
        responses: { 200: { description: 'OK', ...content('Group') } },
      },
    },
  },
  webhooks: { changed: { post: { requestBody: content('Changed'), responses: {} } } },
  components: {
    schemas: {
      GroupId: { ...integer(), description: 'Id of a group.' },
      Limit: { ...integer(), description: 'Ids on a page.' },
      FilterRule: {
        type: 'object',
        properties: { value: { anyOf: [{ type: 'string' }, { type: 'number' }] } },
      },
      GroupUpdate: {
        type: 'object',
        properties: {
          moh_id: integer(),
          users: { type: 'array', description: 'Ids of the users.', items: integer() },
          ring_time: integer(),
          shared: ref('Shared'),
        },
      },
      Group: { type: 'object', properties: { id: integer(), shared: ref('Shared') } },
      Changed: { type: 'object', properties: { user_id: integer() } },
      Shared: { type: 'object', properties: { id: integer() } },
    },
  },
};

test('an id that is only sent may be a bigint: in a path, a body and a filter', async () => {
  const before = structuredClone(BUNDLE);
  const types = await generateTypes(markBigints(BUNDLE), []);
  expect(BUNDLE).toEqual(before);
  expect(types).toContain('export type GroupId = number | bigint;');
  expect(types).toContain('moh_id?: number | bigint;');
  expect(types).toContain('users?: (number | bigint)[];');
  expect(types).toContain('value?: string | (number | bigint);');
});

test('a number that is no id stays one, as does an id that the platform sends', async () => {
  const types = await generateTypes(markBigints(BUNDLE), []);
  expect(types).toContain('ring_time?: number;');
  expect(types).toContain('export type Limit = number;');
  expect(types).toContain('user_id?: number;');
  expect(types.match(/ id\?: number;/g)).toHaveLength(2);
  expect(await generateTypes(BUNDLE, [])).not.toContain('bigint');
});
