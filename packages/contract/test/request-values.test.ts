import * as fc from 'fast-check';
import { rounds } from '@telephony/testing/tiers';
import { describe, expect, test } from 'vitest';
import type { JsonSchema, OpenApiDocument, ParameterObject } from '../src/index.ts';
import { readerOf } from './support/read-parameters.ts';

const query = (name: string, schema: JsonSchema, rest: Partial<ParameterObject> = {}): ParameterObject => ({
  name,
  in: 'query',
  schema,
  ...rest,
});
const errorsOf = (parameters: ParameterObject[], sent: string) => readerOf(parameters)(sent).errors;

describe('a text becomes what its schema takes', () => {
  const components = { schemas: { Id: { type: 'integer', minimum: 1 }, Known: { enum: ['all', 'none'] } } };
  test.each<[JsonSchema, string, unknown]>([
    [{ type: 'integer' }, '7', 7],
    [{ type: 'integer' }, '-0', -0],
    [{ type: 'number' }, '1e-7', 1e-7],
    [{ type: 'boolean' }, 'true', true],
    [{ type: ['boolean', 'null'] }, '', null],
    [{ type: ['integer', 'null'] }, 'null', null],
    [{ type: ['string', 'null'] }, '', ''],
    [{ type: 'string' }, 'true', 'true'],
    [{ type: ['string', 'integer'] }, '007', '007'],
    [{ type: ['string', 'number'] }, '7.50', '7.50'],
    [{ type: ['string', 'number'] }, '7.5', 7.5],
    [{ $ref: '#/components/schemas/Id' }, '7', 7],
    [{ anyOf: [{ $ref: '#/components/schemas/Id' }, { $ref: '#/components/schemas/Known' }] }, '7', 7],
    [{ anyOf: [{ $ref: '#/components/schemas/Id' }, { $ref: '#/components/schemas/Known' }] }, 'all', 'all'],
    [{ oneOf: [{ type: 'boolean' }, { type: 'integer' }] }, 'false', false],
    [{ allOf: [{ $ref: '#/components/schemas/Id' }, { maximum: 9 }] }, '7', 7],
    [{ allOf: [{ type: ['integer', 'string'] }, { type: 'string' }] }, '7', '7'],
    [{ allOf: [{ type: ['integer', 'string'] }, { type: 'integer' }] }, '007', 7],
    [{ $ref: '#/components/schemas/Id', maximum: 9 }, '7', 7],
    [{ enum: ['1', '2'] }, '1', '1'],
    [{ enum: [1, 2] }, '1', 1],
    [{ const: true }, 'true', true],
    [{ type: ['integer', 'string'], enum: [1, '2'] }, '2', '2'],
    [
      {
        anyOf: [
          { type: 'integer', minimum: 100 },
          { type: 'string', pattern: '^7$' },
        ],
      },
      '7',
      '7',
    ],
    [{ type: 'integer' }, '9007199254740993', 9007199254740992],
    [{ type: 'integer' }, '9223372036854775807', 9223372036854775808],
    [{ type: 'integer' }, '-9223372036854775808', -9223372036854775808],
    [{ type: 'number' }, '9223372036854775808', 9223372036854775808],
    [{ type: ['integer', 'string'] }, '9007199254740993', '9007199254740993'],
    [{}, '7', 7],
    [{}, '7.5', '7.5'],
  ])('%j: %s', (schema, text, value) => {
    const read = readerOf([query('x', schema), { ...query('X', schema), in: 'header' }], { components });
    expect(read({ query: new URLSearchParams({ x: text }), headers: { x: text } })).toEqual({
      path: {},
      query: { x: value },
      header: { X: value },
      errors: [],
      ignored: [],
    });
  });

  test.each<[JsonSchema, string, string]>([
    [{ type: 'integer', maximum: 5 }, '9007199254740993', 'must be <= 5'],
    [{ type: 'integer' }, '9'.repeat(400), 'must be an integer of at most 64 bits'],
    [{ type: 'integer' }, '9223372036854775808', 'must be an integer of at most 64 bits'],
    [{ type: 'integer' }, '-9223372036854775809', 'must be an integer of at most 64 bits'],
    [{ type: 'integer' }, '1e3', 'must be integer'],
    [{ type: 'number' }, '1e999', 'must be number'],
    [{ type: 'boolean' }, '1', 'must be boolean'],
    [{ type: 'integer', maximum: 5 }, '6', 'must be <= 5'],
    [{ type: 'string', pattern: '^a' }, 'b', 'must match pattern "^a"'],
    [{ enum: ['a', 'b'] }, 'c', 'must be equal to one of the allowed values: a, b'],
    [{ type: 'string', minLength: 1 }, '', 'must NOT have fewer than 1 characters'],
  ])('%j refuses %s', (schema, text, message) => {
    const read = readerOf([query('x', schema)])({ query: new URLSearchParams({ x: text }) });
    expect(read).toMatchObject({ query: {}, errors: [{ field: 'x', message }] });
  });

  test('in arrays and objects, each by its own schema', () => {
    const schema = {
      type: 'object',
      properties: { ids: { type: 'array', items: { type: 'integer' } }, on: { type: 'boolean' } },
      additionalProperties: { type: 'integer' },
    };
    const read = readerOf([query('x', schema, { style: 'deepObject' })]);
    expect(read('x[ids]=1&x[ids]=2&x[on]=true&x[n]=3')).toMatchObject({
      query: { x: { ids: [1, 2], on: true, n: 3 } },
      errors: [],
    });
    expect(read('x[on]=true&x[on]=false').errors).toEqual([
      { field: 'x', message: 'has a field that must be given once' },
    ]);
    expect(read('x[ids]=1').query).toEqual({ x: { ids: [1] } });
    expect(read('x[ids]=a&x[on]=1').errors).toEqual([
      { field: 'x.ids[0]', message: 'must be integer' },
      { field: 'x.on', message: 'must be boolean' },
    ]);
  });

  test('one value or several, where the schema takes both', () => {
    const schema = { anyOf: [{ type: 'integer' }, { type: 'array', items: { type: 'integer' } }] };
    const read = readerOf([query('x', schema), query('y', schema, { explode: false })]);
    expect(read('x=1&y=2').query).toEqual({ x: 1, y: 2 });
    expect(read('x=1&x=2&y=3,4').query).toEqual({ x: [1, 2], y: [3, 4] });
  });
});

describe('what is there', () => {
  test('a required parameter is required in every place', () => {
    const required = (['query', 'header'] as const).map((place) => ({
      name: place,
      in: place,
      required: true,
      schema: {},
    }));
    const message = 'is required';
    expect(readerOf(required)('').errors).toEqual([
      { field: 'query', message },
      { field: 'header', message },
    ]);
    const object = query('x', { type: 'object' }, { required: true, style: 'deepObject' });
    expect(errorsOf([object], '')).toEqual([{ field: 'x', message }]);
  });

  test('a path parameter must not be empty', () => {
    const read = readerOf([{ name: 'x', in: 'path', required: true, schema: { type: 'array' } }]);
    expect(read({ path: { x: 'a,,b' } }).errors).toEqual([{ field: 'x[1]', message: 'must not be empty' }]);
    expect(read({}).errors).toEqual([{ field: 'x[0]', message: 'must not be empty' }]);
  });

  test('a single value must be given once', () => {
    const message = 'must be given once';
    const ids = query('ids', { type: 'array' }, { explode: false });
    expect(errorsOf([query('x', {})], 'x=1&x=2')).toEqual([{ field: 'x', message }]);
    expect(errorsOf([ids], 'ids=1&ids=2')).toEqual([{ field: 'ids', message }]);
  });

  test('JSON in content, and in a string, in every place', () => {
    const content = { 'application/json': { schema: { type: 'array', items: { type: 'integer' } } } };
    const inString = {
      type: 'string',
      contentMediaType: 'application/json',
      contentSchema: { type: 'array' },
    };
    const read = readerOf([
      { name: 'a', in: 'query', content },
      { name: 'b', in: 'header', content },
      { name: 'd', in: 'path', required: true, content },
      { name: 'e', in: 'query', schema: inString },
    ]);
    const sent = (json: string) => ({
      path: { d: json },
      query: new URLSearchParams({ a: json, e: json }),
      headers: { b: json },
    });
    expect(read(sent('[7]'))).toEqual({
      path: { d: [7] },
      query: { a: [7], e: [7] },
      header: { b: [7] },
      errors: [],
      ignored: [],
    });
    expect(read(sent('["7"]')).errors.map(({ field }) => field)).toEqual(['d[0]', 'a[0]', 'b[0]']);
    expect(read(sent('[')).errors).toHaveLength(4);
  });

  test('header parameters that are described elsewhere are ignored', () => {
    const headers = ['Accept', 'Content-Type', 'Authorization'].map((name) => ({
      name,
      in: 'header' as const,
      required: true,
      schema: { enum: ['x'] },
    }));
    expect(readerOf(headers)({ headers: { accept: 'y' } })).toMatchObject({ header: {}, errors: [] });
  });
});

describe('a query parameter that the operation does not have', () => {
  const parameters = [
    query('limit', { type: 'integer' }),
    query('fields', { type: 'object' }, { style: 'deepObject' }),
    query('from', {}),
    query('until', {}),
  ];
  const security: Partial<OpenApiDocument> = {
    security: [{ key: [] }, { missing: [] }],
    components: { securitySchemes: { key: { type: 'apiKey', in: 'query', name: 'api_key' } } },
  };
  const read = readerOf(parameters, security);

  test.each([
    ['limt=1', 'limt', 'is not a parameter of listThings. Did you mean limit?'],
    ['field[cdrs]=id', 'field', 'is not a parameter of listThings. Did you mean fields[…]?'],
    ['fild=id', 'fild', 'is not a parameter of listThings. Did you mean fields[…]?'],
    ['form=1', 'form', 'is not a parameter of listThings. Did you mean from?'],
    ['apiKey=1', 'apiKey', 'is not a parameter of listThings. Did you mean api_key?'],
    ['zzzz=1', 'zzzz', 'is not a parameter of listThings, which takes limit, fields[…], from, until'],
    ['zzzz[0][a]=1&zzzz[0][b]=2', 'zzzz', expect.stringContaining('which takes')],
    ['[]=1', '[]', expect.stringContaining('which takes')],
  ])('%s', (sent, field, message) => {
    expect(read(sent).errors).toEqual([{ field, message }]);
  });

  test.each(['limit=1', 'fields[cdrs]=id', 'from=1&until=2', 'api_key=secret'])('%s is known', (sent) => {
    expect(read(sent).errors).toEqual([]);
  });

  test('is left alone on demand, and so is one of the server', () => {
    expect(read('limt=1&fields=id&limit[0]=1', { lenient: true })).toMatchObject({ query: {}, errors: [] });
    expect(read('limt=1', { lenient: true }).ignored).toEqual(read('limt=1').errors);
    expect(read('limt=1').ignored).toEqual([]);
    expect(read('limit=x', { lenient: true }).errors).toEqual([
      { field: 'limit', message: 'must be integer' },
    ]);
    expect(read('__code=1', { ownQuery: new Set(['__code']) }).errors).toEqual([]);
    expect(read('__cod=1', { ownQuery: new Set(['__code']) }).errors).toEqual([
      { field: '__cod', message: 'is not a parameter of listThings. Did you mean __code?' },
    ]);
  });

  test('of an operation without any', () => {
    expect(errorsOf([], 'a=1')).toEqual([
      { field: 'a', message: 'is not a parameter of listThings, which takes no query parameters' },
    ]);
  });

  test('is shown in short, of a thousand the first', () => {
    const many = readerOf(Array.from({ length: 40 }, (_, index) => query(`parameter${index}`, {})));
    const [one] = many('zzz=1').errors;
    expect(one?.message).toMatch(
      /^is not a parameter of listThings, which takes parameter0, .* and 28 more$/,
    );
    expect(many(`${'z'.repeat(10_000)}=1`).errors[0]?.field).toHaveLength(81);
    const query1000 = Array.from({ length: 1000 }, (_, index) => `z${index}=1`).join('&');
    expect(many(query1000).errors).toHaveLength(20);
  });
});

describe('hostile input', () => {
  const filter = query('filter', {
    type: 'string',
    contentMediaType: 'application/json',
    contentSchema: { $ref: '#/components/schemas/Nested' },
  });
  const read = readerOf(
    [
      filter,
      query('fields', { type: 'object' }, { style: 'deepObject' }),
      query('ids', { type: 'array', items: { type: 'integer' } }, { explode: false }),
      { name: 'Ids', in: 'header', schema: { type: 'array' } },
      { name: 'id', in: 'path', required: true, schema: { type: 'array' } },
    ],
    {
      components: { schemas: { Nested: { type: 'array', items: { $ref: '#/components/schemas/Nested' } } } },
    },
  );

  test('no name means anything on an object', () => {
    const sent = 'fields[__proto__]=x&fields[constructor]=y';
    const { query: values } = read(sent);
    expect(Object.entries(values['fields'] as object)).toMatchObject([
      ['__proto__', 'x'],
      ['constructor', 'y'],
    ]);
    expect(readerOf([])('__proto__=1&constructor=2').errors).toHaveLength(2);
    expect(readerOf([])('__proto__[a]=1').errors).toMatchObject([{ field: '__proto__' }]);
  });

  test('JSON thousands deep', () => {
    const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
    expect(read(`filter=${deep}`).errors).toMatchObject([
      { field: 'id[0]' },
      { field: 'filter', message: 'has values within values too deep to be checked' },
    ]);
    expect(read(`filter=${'['.repeat(50_000)}`).errors).toHaveLength(2);
    expect(read(`filter=${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}&filter=1`).errors).toHaveLength(2);
  });

  test.each([
    ['many names', Array.from({ length: 20_000 }, (_, index) => `n${index}=1`).join('&')],
    ['one name often', 'filter=1&'.repeat(20_000)],
    ['many fields', Array.from({ length: 20_000 }, (_, index) => `fields[${index}]=1`).join('&')],
    ['many conditions', Array.from({ length: 20_000 }, (_, index) => `filter[${index}]=1`).join('&')],
    ['brackets', `filter${'[a]'.repeat(20_000)}=1&fields${'['.repeat(20_000)}=1&${'[]'.repeat(20_000)}=1`],
    ['values', `ids=${'1,'.repeat(20_000)}`],
  ])('%s end soon', { timeout: 2000 }, (_, sent) => {
    expect(read(sent).errors.length).toBeLessThan(100_000);
  });

  test('nothing that is sent throws', () => {
    const name = fc.oneof(
      fc.string(),
      fc.constantFrom('filter', 'fields', 'ids', 'fields[a]', 'filter[0][a]', 'filter[]', '__proto__'),
      fc.stringMatching(/^(filter|fields|ids|toString)(\[[\w]{0,3}\]?){0,4}$/),
    );
    const text = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.json(),
      fc.constantFrom('', '[{', '[object Object]', "{'a': 1}"),
    );
    const sent = fc.record({
      query: fc.oneof(
        fc.array(fc.tuple(name, text)).map((pairs) => new URLSearchParams(pairs)),
        fc.string().map((all) => new URLSearchParams(all)),
      ),
      path: fc.record({ id: fc.oneof(text, fc.constantFrom(',', ',,', '1,2')) }),
      headers: fc.record({ ids: fc.oneof(text, fc.array(text)) }),
    });
    fc.assert(
      fc.property(sent, fc.boolean(), (all, lenient) => {
        const { errors } = read(all, { lenient });
        expect(errors.every(({ field, message }) => field !== undefined && message !== '')).toBe(true);
        expect(({} as Record<string, unknown>)['a']).toBeUndefined();
      }),
      { numRuns: rounds(100, 500) },
    );
  });
});
