import { expect, test } from 'vitest';
import { type JsonSchema, readContract, schemaFaults } from '../src/index.ts';
import { smallDocument } from './support/small-document.ts';

function faultsOf(schema: JsonSchema, parameter: JsonSchema = { type: 'integer' }) {
  const document = smallDocument({
    '/cdrs': {
      get: {
        parameters: [{ name: 'page', in: 'query', schema: parameter }],
        responses: {
          200: {
            description: 'Fine.',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Cdr' } } },
          },
        },
      },
    },
  });
  return schemaFaults({ ...document, components: { schemas: { Cdr: schema } } });
}

test('valid schemas have none, also with formats of OpenAPI and data that looks like a schema', async () => {
  expect(
    await faultsOf({ type: 'object', properties: { id: { type: 'integer', format: 'int64' } } }),
  ).toEqual([]);
  expect(await faultsOf({ type: 'object', examples: [{ schema: { type: 'strin' } }] })).toEqual([]);
});

test.each([
  [{ properties: { id: { type: 'intger' } } }, '/components/schemas/Cdr/properties/id/type'],
  [{ properties: { id: { minimum: '1' } } }, '/components/schemas/Cdr/properties/id/minimum'],
  [{ required: 'id' }, '/components/schemas/Cdr/required'],
  [{ allOf: [] }, '/components/schemas/Cdr/allOf'],
])('%j is found at its place, and once', async (schema, pointer) => {
  expect(await faultsOf(schema)).toEqual([{ pointer, message: expect.stringMatching(/\w/) }]);
});

test('the content of an extension is not looked at, a header that is called like one is', async () => {
  const header = { schema: { type: 'strin' } };
  const extension = { 'x-history': [{ get: { parameters: [header] } }] };
  const document = smallDocument({
    '/cdrs': {
      get: {
        responses: { 200: { description: 'Fine.', headers: { 'x-total': header } } },
        ...extension,
      },
    },
  });
  expect((await schemaFaults(document)).map(({ pointer }) => pointer)).toEqual([
    '/paths/~1cdrs/get/responses/200/headers/x-total/schema/type',
  ]);
});

test('the schema of a parameter is looked at too', async () => {
  expect((await faultsOf({}, { type: 'strin' })).map(({ pointer }) => pointer)).toEqual([
    '/paths/~1cdrs/get/parameters/0/schema/type',
  ]);
});

test.each([
  [{ $ref: 'https://elsewhere.example/id' }, 'elsewhere.example'],
  [{ pattern: '(' }, 'Invalid regular expression'],
])('what only a validator finds is found where the schema stands: %j', async (property, message) => {
  expect(await faultsOf({ properties: { id: property } })).toEqual([
    { pointer: '/components/schemas/Cdr', message: expect.stringContaining(message) },
  ]);
});

test('many schemas leave turns to other work', async () => {
  const properties = Object.fromEntries(
    Array.from({ length: 20 }, (_, index) => [
      `p${index}`,
      { type: 'string', maxLength: index, pattern: `^${index}` },
    ]),
  );
  const schemas = Object.fromEntries(
    Array.from({ length: 300 }, (_, index) => [
      `S${index}`,
      { type: 'object', properties, minProperties: index },
    ]),
  );
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 1);
  expect(await schemaFaults({ ...smallDocument({}), components: { schemas } })).toEqual([]);
  clearInterval(timer);
  expect(turns).toBeGreaterThan(5);
});

const named = {
  Named: { $anchor: 'named', type: 'integer' },
  Whole: { $id: 'https://schemas.test/whole', type: 'integer' },
};

test.each([
  ['a pointer', { $ref: '#/components/schemas/Plain' }, { Plain: { type: 'integer' } }],
  ['a pointer, where others have names', { $ref: '#/components/schemas/Named' }, named],
  ['an anchor', { $ref: '#named' }, named],
  ['an id', { $ref: 'https://schemas.test/whole' }, named],
])('a reference by %s leads to its schema', (_name, schema, others) => {
  const components = { schemas: { Outer: { properties: { inner: schema } }, ...others } };
  const { schemas } = readContract(smallDocument({ '/things': { get: { responses: {} } } }, { components }));
  const allows = (inner: unknown) => schemas.allows({ $ref: '#/components/schemas/Outer' }, { inner });
  expect([allows(1), allows('one')]).toEqual([true, false]);
});
