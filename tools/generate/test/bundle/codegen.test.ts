import { expect, test } from 'vitest';
import type { JsonObject } from '@telephony/contract';
import {
  classNameTags,
  ownParameters,
  plainFields,
  plainFilter,
  plainPathLists,
  plainStatuses,
  oneNamedExample,
  withoutUnused,
  withoutWebhooks,
} from '../../src/bundle/codegen.ts';
import {
  extensibleEnumerations,
  inlineScalars,
  namedObjects,
  oneType,
  plainObjects,
  plainTexts,
  withoutNameClashes,
} from '../../src/bundle/codegen-schemas.ts';
import type { Transformation } from '../../src/bundle/transform.ts';
import { documentOf, operationAfter, schemaAfter } from './transformed.ts';

test('a tag is the name of a class, and what people read is beside it', () => {
  const tags = ['API tokens', 'CDRs', 'Me'].map((name) => ({ name, description: `${name}.` }));
  const document = { ...documentOf({ tags: ['API tokens'] }), tags, 'x-tagGroups': [] };
  expect(classNameTags(document)).toEqual({
    openapi: '3.1.1',
    components: {},
    paths: { '/cdrs': { get: { tags: ['ApiTokens'] } } },
    tags: [
      { name: 'ApiTokens', description: 'API tokens.', 'x-displayName': 'API tokens' },
      { name: 'Cdrs', description: 'CDRs.', 'x-displayName': 'CDRs' },
      { name: 'Me', description: 'Me.', 'x-displayName': 'Me' },
    ],
  });
});

test('an object inside another one is a component of both names, and so is an item', () => {
  const day = { type: 'object', properties: { number: { type: 'integer' } } };
  const frequency = { type: 'object', properties: { day, free: { type: 'object' } } };
  const schemas = {
    Schedule: { type: 'object', properties: { how_often: frequency, days: { type: 'array', items: day } } },
  };
  const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });
  expect(namedObjects({ components: { schemas } })['components']).toEqual({
    schemas: {
      Schedule: {
        type: 'object',
        properties: {
          how_often: reference('ScheduleHowOften'),
          days: { type: 'array', items: reference('ScheduleDaysItem') },
        },
      },
      ScheduleHowOften: {
        type: 'object',
        properties: { day: reference('ScheduleHowOftenDay'), free: { type: 'object' } },
      },
      ScheduleHowOftenDay: day,
      ScheduleDaysItem: day,
    },
  });
});

test('of two names that differ in punctuation the plain one stays, and the other is named', () => {
  const text = { type: 'string' };
  const role = {
    description: 'A role.',
    required: ['_name', 'name'],
    properties: { _name: text, name: text, _links: text, full_name: text },
  };
  const { components } = withoutNameClashes({ components: { schemas: { Role: role } } }) as {
    components: { schemas: { Role: unknown } };
  };
  expect(components.schemas.Role).toEqual({
    description: 'A role. Omitted here because the name clashes with another in most languages: `_name`.',
    required: ['name'],
    properties: { name: text, _links: text, full_name: text },
  });
});

const filter = { name: 'filter', in: 'query', description: 'Conditions.' };
const fields = {
  name: 'fields',
  in: 'query',
  style: 'deepObject',
  explode: true,
  schema: { type: 'object', additionalProperties: { type: 'string' } },
};

const json = { type: 'string', contentMediaType: 'application/json', contentSchema: { type: 'array' } };

test.each([json, { $ref: '#/components/schemas/Filter' }])(
  'a parameter that is JSON is a plain string: %j',
  (schema) => {
    const document = documentOf({ parameters: [{ ...filter, schema }] }, '/cdrs', {
      schemas: { Filter: json },
    });
    expect(operationAfter(plainFilter, document)['parameters']).toEqual([
      { ...filter, schema: { type: 'string' } },
    ]);
  },
);

test('a shared parameter that is JSON takes the place of its reference; another stays one', () => {
  const shared = {
    filter: { ...filter, schema: json },
    page: { name: 'page', in: 'query' },
  };
  const references = Object.keys(shared).map((name) => ({ $ref: `#/components/parameters/${name}` }));
  const document = documentOf({ parameters: references }, '/cdrs', { parameters: shared });
  expect(operationAfter(plainFilter, document)['parameters']).toEqual([
    { ...filter, schema: { type: 'string' } },
    references[1],
  ]);
});

test('an object in brackets is a parameter for the resource of the path and for each that an example names or includes', () => {
  const described = { ...fields, description: 'Fields.' };
  const shown = { ...described, examples: { two: { value: { ddis: 'id', queues: 'id,name' } } } };
  const include = { name: 'include', in: 'query', examples: { users: { value: 'users' } } };
  const made = (parameters: object[], path: string) =>
    operationAfter(plainFields, documentOf({ parameters }, path))['parameters'];
  const text = { in: 'query', schema: { type: 'string' } };
  const related = (name: string) => ({
    name: `fields[${name}]`,
    ...text,
    description: `Fields of the records under \`${name}\` to return.`,
  });
  expect(made([fields], '/users/{id}/cdrs')).toEqual([{ name: 'fields[cdrs]', ...text }]);
  expect(made([shown, include], '/queues/{id}')).toEqual([
    { name: 'fields[queues]', ...text, description: 'Fields.', example: 'id,name' },
    { ...related('ddis'), example: 'id' },
    related('users'),
    include,
  ]);
});

test('each operation has the parameters of its path, but for those that it states again', () => {
  const shared = { Id: { name: 'id', in: 'path', description: 'An id.' } };
  const page = { name: 'page', in: 'query' };
  const own = { ...shared.Id, description: 'Id of the user.' };
  const reference = { $ref: '#/components/parameters/Id' };
  const item = { parameters: [reference, page], get: {}, delete: { parameters: [own] } };
  const document = { paths: { '/users/{id}': item }, components: { parameters: shared } };
  expect(ownParameters(document)['paths']).toEqual({
    '/users/{id}': { get: { parameters: [reference, page] }, delete: { parameters: [page, own] } },
  });
});

const body = { description: 'Done.', content: { 'application/json': {} } };
const empty = { description: 'Done.' };
const refused = { description: 'Refused.' };

const other = { description: 'Another.', content: {} };

test.each([
  [
    'the body of a redirect is that of 200 too',
    { '301': body, '400': refused },
    { '200': body, '301': body, '400': refused },
  ],
  ['a range of successes is 200 with a body', { '2XX': body }, { '200': body }],
  [
    'a range of successes is 200, 202 and 204 without one',
    { '2xx': empty },
    { '200': empty, '202': empty, '204': empty },
  ],
  [
    'a range of errors never replaces a status that is stated',
    { '200': body, '403': other, '4XX': refused },
    { '200': body, '400': refused, '403': other, '404': refused },
  ],
  [
    'beside a range of successes the redirect has no second body',
    { '301': body, '2XX': other },
    { '200': other, '301': body },
  ],
])('%s', (_name, responses, expected) => {
  expect(operationAfter(plainStatuses, documentOf({ responses }))['responses']).toEqual(expected);
});

const known = { type: 'string', enum: ['RINGING', 'CONNECTED'] };
const text = { type: 'string' };
const referenceTo = (name: string) => ({ $ref: `#/components/schemas/${name}` });

const extended = { description: 'Known values: `RINGING`, `CONNECTED`.', 'x-extensible-enum': known.enum };
const manyTypes = { anyOf: [known, text, { type: 'integer', format: 'int64' }, { type: 'null' }] };
const otherType = { anyOf: [known, { type: 'integer' }] };
const severalTypes: JsonObject[] = [
  { type: ['integer', 'string', 'null'], format: 'int64' },
  { anyOf: [{ type: 'integer', format: 'int64' }, { type: 'string', pattern: '^1' }, { type: 'null' }] },
  { anyOf: [referenceTo('Number'), text] },
];
const nullable = { type: ['integer', 'null'], format: 'int64' };
const record = { type: 'object', properties: { nonce: text } };
const map = { type: 'object', additionalProperties: true };
const closed = { type: 'object', properties: {}, additionalProperties: false };
const others = {
  Number: { type: 'integer' },
  Object: { type: 'object' },
  Timestamp: { type: 'string', description: 'A time.', pattern: '^2' },
};

test.each<[name: string, transformation: Transformation, schema: JsonObject, expected: JsonObject]>([
  [
    'known values beside their type are that type, and are named',
    extensibleEnumerations,
    { description: 'State.', 'x-ledger': 'O-20', anyOf: [known, { type: ['string', 'null'] }] },
    {
      ...extended,
      type: ['string', 'null'],
      description: `State. ${extended.description}`,
      'x-ledger': 'O-20',
    },
  ],
  [
    'a number beside the words stays possible',
    extensibleEnumerations,
    manyTypes,
    { ...manyTypes, ...extended },
  ],
  [
    'a number beside the words is named as a type',
    (document) => oneType(extensibleEnumerations(document)),
    manyTypes,
    { ...extended, description: `${extended.description} Type: string or integer.` },
  ],
  ['known values beside another type only stay', extensibleEnumerations, otherType, otherType],
  ['known values alone stay', extensibleEnumerations, known, known],
  ...severalTypes.map((schema): [string, Transformation, JsonObject, JsonObject] => {
    const described = { 'x-ledger': 'O-31', examples: [1] };
    const expected = { description: 'An id. Type: integer or string.', ...described };
    return ['several types are none', oneType, { description: 'An id.', ...described, ...schema }, expected];
  }),
  [
    'several objects are one with free keys',
    oneType,
    { anyOf: [referenceTo('Object'), { type: 'object', required: ['data'] }] },
    { ...map, description: '' },
  ],
  ['one type and null stay', oneType, nullable, nullable],
  [
    'a text takes the place of its reference, whose siblings win',
    inlineScalars,
    { ...referenceTo('Timestamp'), description: 'When it began.' },
    { type: 'string', description: 'When it began.', pattern: '^2' },
  ],
  ['a reference to an object stays', inlineScalars, referenceTo('Object'), referenceTo('Object')],
  ['an e-mail address is a text', plainTexts, { ...text, format: 'email' }, text],
  ['an address is a text', plainTexts, { ...text, format: 'uri' }, text],
  ['a password stays', plainTexts, { ...text, format: 'password' }, { ...text, format: 'password' }],
  ['a record is not a map besides', plainObjects, { ...record, additionalProperties: true }, record],
  ['a map stays', plainObjects, map, map],
  ['a closed record stays', plainObjects, closed, closed],
])('%s', (_name, transformation, schema, expected) => {
  expect(schemaAfter(transformation, schema, others)).toEqual(expected);
});

test('events are gone', () => {
  const document = documentOf({});
  expect(withoutWebhooks({ ...document, webhooks: { 'call.missed': {} } })).toEqual(document);
});

test('what no operation uses is gone, but for the ways to sign in', () => {
  const reference = { $ref: '#/components/schemas/Cdr' };
  const used = { Cdr: { properties: { links: { $ref: '#/components/schemas/Links' } } }, Links: {} };
  const securitySchemes = { token: { type: 'apiKey' } };
  const components = { schemas: { ...used, Event: {} }, headers: { Unused: {} }, securitySchemes };
  const document = documentOf(
    { tags: ['CDRs'], responses: { '200': { schema: reference } } },
    '/cdrs',
    components,
  );
  expect(withoutUnused({ ...document, tags: [{ name: 'CDRs' }, { name: 'Call events' }] })).toEqual({
    ...document,
    tags: [{ name: 'CDRs' }],
    components: { schemas: used, securitySchemes },
  });
});

test('a body keeps its first example without the name; schemas keep theirs, and a property of that name stays', () => {
  const schema = { type: 'object', examples: [{ id: 1 }], properties: { examples: { type: 'string' } } };
  const named = {
    description: { $ref: '#/components/examples/first' },
    other: { value: { id: 3 } },
  };
  const bodyWith = (extra: object) => ({ content: { 'application/json': { schema, ...extra } } });
  const page = { name: 'page', in: 'query', schema: { type: 'integer' } };
  const operation = {
    parameters: [{ ...page, examples: { second: { value: 2 } } }, { $ref: '#/components/parameters/limit' }],
    requestBody: bodyWith({ examples: named }),
    responses: { '200': bodyWith({ examples: named }) },
  };
  const limit = { name: 'limit', in: 'query', examples: { some: { value: 50 } } };
  const components = {
    examples: { first: { value: { id: 2 } } },
    parameters: { limit },
    responses: { NotFound: bodyWith({ examples: named }) },
  };
  const kept = oneNamedExample(documentOf(operation, '/cdrs', components));
  expect(kept['components']).toEqual({
    parameters: { limit: { name: 'limit', in: 'query', example: 50 } },
    responses: { NotFound: bodyWith({ example: { id: 2 } }) },
  });
  expect(operationAfter(() => kept, {})).toEqual({
    parameters: [{ ...page, example: 2 }, { $ref: '#/components/parameters/limit' }],
    requestBody: bodyWith({ example: { id: 2 } }),
    responses: { '200': bodyWith({ example: { id: 2 } }) },
  });
});

const list = { type: 'array', description: 'Ids.', items: { type: 'integer' }, examples: [[7001, 7002]] };
const ids = { name: 'ids', in: 'path', required: true };
const plainPathListsAfter = (parameter: object) =>
  operationAfter(
    plainPathLists,
    documentOf({ parameters: [parameter] }, '/chatmsgs/{ids}', { schemas: { Ids: list } }),
  )['parameters'];

test.each([list, { $ref: '#/components/schemas/Ids' }])(
  'a list in a path is a string with commas: %j',
  (schema) => {
    const examples = { two: { value: [7001, 7002] } };
    expect(plainPathListsAfter({ ...ids, style: 'simple', explode: false, schema, examples })).toEqual([
      {
        ...ids,
        schema: { type: 'string', description: 'Ids.', examples: ['7001,7002'] },
        examples: { two: { value: '7001,7002' } },
      },
    ]);
  },
);

test('a list in a query, and an id in a path, stay as they are', () => {
  const query = { name: 'ids', in: 'query', style: 'form', schema: list };
  const id = { ...ids, style: 'simple', schema: { type: 'integer' } };
  expect(plainPathListsAfter(query)).toEqual([query]);
  expect(plainPathListsAfter(id)).toEqual([id]);
});
