import { expect, test } from 'vitest';
import { generateLists } from '../../src/generate/collections.ts';

const ids = { in: 'path', name: 'id', schema: { $ref: '#/components/schemas/Ids' } };
const body = (schema: object) => ({ requestBody: { content: { 'application/json': { schema } } } });
const bundle = {
  openapi: '3.1.1',
  paths: {
    '/monitors/{id}': {
      delete: { operationId: 'deleteMonitors', parameters: [{ $ref: '#/components/parameters/ids' }] },
      get: {
        operationId: 'getMonitor',
        parameters: [{ in: 'path', name: 'id', schema: { type: 'integer' } }],
      },
    },
    '/contacts': {
      get: {
        operationId: 'listContacts',
        parameters: [{ in: 'query', name: 'x', schema: { type: 'array' } }],
      },
      patch: { operationId: 'bulkUpdateContacts', ...body({ type: 'array' }) },
      post: { operationId: 'createContact', ...body({ type: 'object' }) },
    },
  },
  components: { parameters: { ids }, schemas: { Ids: { type: 'array' } } },
};

test('names the operations with a list in their path', async () => {
  expect(await generateLists(bundle)).toContain("LISTS: readonly string[] = ['DELETE /monitors/{id}'];");
});

test.each([
  ['/contacts', { patch: { operationId: 'one', ...body({ type: 'object' }) } }],
  ['/contacts/{id}', { patch: { operationId: 'many', ...body({ type: 'array' }) } }],
  ['/contacts', { post: { operationId: 'many', ...body({ type: 'array' }) } }],
])('a list elsewhere than in the PATCH of a collection is refused: %s %j', async (path, item) => {
  await expect(generateLists({ ...bundle, paths: { [path]: item } })).rejects.toThrow(
    'a list is the body of the PATCH of a collection, and of nothing else',
  );
});
