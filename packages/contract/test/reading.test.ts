import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { loadContractSync, type OperationObject, readContract } from '../src/index.ts';
import { smallDocument } from './support/small-document.ts';

const responses = { 200: { description: 'Fine.' } };
const operationOf = (operation: OperationObject, rest = {}) =>
  readContract(smallDocument({ '/things': { get: { responses, ...operation } } }, rest)).operations[0]!;

describe('parameters', () => {
  const contract = readContract(
    smallDocument(
      {
        '/things/{id}': {
          parameters: [
            { name: 'id', in: 'path', required: true, schema: { type: 'integer' } },
            { name: 'limit', in: 'query', schema: { type: 'integer', maximum: 10 } },
          ],
          get: {
            operationId: 'getThing',
            parameters: [
              { $ref: '#/components/parameters/filter' },
              { name: 'limit', in: 'query', required: true, schema: { type: 'integer', maximum: 50 } },
              { name: 'limit', in: 'header', schema: { type: 'string' } },
            ],
            responses,
          },
          delete: { operationId: 'deleteThing', responses },
        },
      },
      {
        components: {
          parameters: {
            filter: {
              name: 'filter',
              in: 'query',
              schema: { $ref: '#/components/schemas/Filter' },
              examples: { none: { value: '[]' }, one: { $ref: '#/components/examples/one' } },
            },
          },
          schemas: {
            Filter: {
              type: 'string',
              contentMediaType: 'application/json',
              contentSchema: { type: 'array' },
            },
          },
          examples: { one: { summary: 'One', value: '[1]' } },
        },
      },
    ),
  );
  const get = contract.operationsById.get('getThing')!;

  test('those of the path come first, and give way to those of the operation', () => {
    expect(get.parameters.map(({ in: place, name }) => `${place} ${name}`)).toEqual([
      'path id',
      'query limit',
      'query filter',
      'header limit',
    ]);
    expect(get.pathParameters).toMatchObject([
      { name: 'id', required: true, valueSchema: { type: 'integer' } },
    ]);
    expect(get.queryParameters[0]).toMatchObject({
      required: true,
      valueSchema: { maximum: 50 },
      pointer: '/paths/~1things~1{id}/get/parameters/1',
    });
    expect(get.headerParameters).toMatchObject([{ name: 'limit', required: false, isJson: false }]);
  });

  test('an operation without any has those of its path', () => {
    const remove = contract.operationsById.get('deleteThing')!;
    expect(remove.parameters.map(({ name }) => name)).toEqual(['id', 'limit']);
    expect(remove.queryParameters[0]?.pointer).toBe('/paths/~1things~1{id}/parameters/1');
  });

  test('one by reference stands where the reference ends, and its value may be JSON', () => {
    const filter = get.queryParameters[1]!;
    expect(filter).toMatchObject({
      pointer: '/components/parameters/filter',
      isJson: true,
      valueSchema: { type: 'array' },
    });
    expect([...filter.examples].map(([key, { value, pointer }]) => [key, value, pointer])).toEqual([
      ['none', '[]', '/components/parameters/filter/examples/none'],
      ['one', '[1]', '/components/examples/one'],
    ]);
  });
});

describe('access', () => {
  const token = { token: [] };
  test.each([
    ['the security of the document', { security: [token] }, {}, 'token'],
    ['its own instead', { security: [token] }, { security: [] }, 'none'],
    ['an empty alternative', { security: [token] }, { security: [token, {}] }, 'optional'],
    ['nothing but an empty alternative', { security: [token] }, { security: [{}] }, 'none'],
    ['no security at all', {}, {}, 'none'],
  ])('%s', (_, document, operation, access) => {
    expect(operationOf(operation, document).access).toBe(access);
  });
});

describe('bodies and responses', () => {
  const operation = operationOf(
    {
      requestBody: { $ref: '#/components/requestBodies/Thing' },
      responses: {
        200: {
          description: 'A thing.',
          content: {
            'application/json': { schema: { type: 'object' }, examples: { one: { value: { id: 1 } } } },
            'text/csv': { examples: { table: { value: 'id' } } },
          },
        },
        204: { description: 'Nothing.' },
        '4XX': { $ref: '#/components/responses/Refused' },
      },
    },
    {
      components: {
        requestBodies: { Thing: { content: { 'application/json': { schema: { type: 'string' } } } } },
        responses: { Refused: { description: 'Refused.', content: { 'text/plain': {} } } },
      },
    },
  );

  test('a body by reference', () => {
    expect(operation.body).toMatchObject({
      required: false,
      schema: { type: 'string' },
      pointer: '/components/requestBodies/Thing',
    });
    expect(operationOf({}).body).toBeUndefined();
  });

  test('responses have their content by media type, and the examples of all', () => {
    const { responses: read } = operation;
    expect([...read.keys()]).toEqual(['200', '204', '4XX']);
    expect(read.get('200')!.schema).toEqual({ type: 'object' });
    expect([...read.get('200')!.content.keys()]).toEqual(['application/json', 'text/csv']);
    expect([...read.get('200')!.examples].map(([key, { value }]) => [key, value])).toEqual([
      ['one', { id: 1 }],
      ['table', 'id'],
    ]);
    expect(read.get('204')!.content.size).toBe(0);
    expect(read.get('4XX')).toMatchObject({ schema: undefined, pointer: '/components/responses/Refused' });
  });
});

test('webhooks are read by the names of their events', () => {
  const body = { content: { 'application/json': { schema: { type: 'object' } } } };
  const { webhooks, operations } = readContract(
    smallDocument(
      { '/things': { get: { responses } } },
      { webhooks: { 'thing.made': { post: { operationId: 'onThingMade', requestBody: body } } } },
    ),
  );
  expect(webhooks.get('thing.made')).toMatchObject({
    path: 'thing.made',
    operationId: 'onThingMade',
    pointer: '/webhooks/thing.made/post',
    body: { schema: { type: 'object' } },
  });
  expect(operations.map(({ operationId }) => operationId)).toEqual(['get /things']);
});

describe('what is refused', () => {
  test.each([
    [null, 'it is not an OpenAPI document with openapi, info and paths'],
    [[], 'it is not an OpenAPI document with openapi, info and paths'],
    [{ openapi: '3.1.1', info: {} }, 'it is not an OpenAPI document with openapi, info and paths'],
    [smallDocument({}), 'it has no operations'],
  ])('%j', (document, message) => {
    expect(() => readContract(document)).toThrow(message);
  });

  test('a file that is missing or is no JSON, by name', () => {
    expect(() => loadContractSync('/nowhere/openapi.json')).toThrow(
      '/nowhere/openapi.json does not exist. Check the path; in the repository, `npm run build` makes the bundle.',
    );
    const file = fileURLToPath(import.meta.url);
    expect(() => loadContractSync(file)).toThrow(`${file} cannot be used: `);
  });
});
