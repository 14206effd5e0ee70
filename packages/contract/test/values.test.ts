import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type JsonSchema,
  type ParameterObject,
  type Query,
  readContract,
  readPathValues,
  readQueryValues,
} from '../src/index.ts';
import { smallDocument } from './support/small-document.ts';

function read(parameter: Omit<ParameterObject, 'name'>, text: string | undefined, query?: Query) {
  const contract = readContract(
    smallDocument(
      { '/things/{x}': { get: { parameters: [{ name: 'x', ...parameter }], responses: {} } } },
      { components: { schemas: { Id: { type: 'integer', minimum: 1 } } } },
    ),
  );
  const [operation] = contract.operations;
  return parameter.in === 'path'
    ? readPathValues(contract, operation!, text === undefined ? {} : { x: text })
    : readQueryValues(contract, operation!.queryParameters, query ?? { x: text });
}
const inPath = (schema: JsonSchema, text?: string) => read({ in: 'path', required: true, schema }, text);
const inQuery = (schema: JsonSchema, text?: string) => read({ in: 'query', schema }, text);

describe('a number', () => {
  test.each([
    [{ type: 'integer' }, '7', 7],
    [{ type: 'integer' }, '-7', -7],
    [{ type: 'integer' }, '007', 7],
    [{ type: ['integer', 'null'] }, '7', 7],
    [{ type: 'number' }, '7.25', 7.25],
    [{ $ref: '#/components/schemas/Id' }, '7', 7],
    [{ type: 'string' }, '7', '7'],
    [{ type: 'string' }, '007', '007'],
    [{ type: ['string', 'null'] }, '7', '7'],
    [{ type: ['string', 'integer'] }, '7', 7],
    [{ type: ['string', 'integer'] }, '007', '007'],
    [{}, '7', 7],
    [{}, '00447700900123', '00447700900123'],
    [{}, '12345678901234567890', '12345678901234567890'],
  ])('of %j, written %s, is %j', (schema, text, value) => {
    const expected = { values: { x: value }, errors: [] };
    expect(inPath(schema, text)).toEqual(expected);
    expect(inQuery(schema, text)).toEqual(expected);
  });

  test.each(['9007199254740993', '12345678901234567890', '7.0', '1e3', '0x7', ' 7', '+7', 'seven', 'NaN'])(
    'that no integer holds exactly (%s) stays a text and is refused',
    (text) => {
      expect(inQuery({ type: 'integer' }, text)).toEqual({
        values: { x: text },
        errors: [{ field: 'x', message: 'must be integer' }],
      });
    },
  );

  test('is written back as it was read', () => {
    const schema = fc.constantFrom<JsonSchema>({ type: 'integer' }, { type: ['string', 'integer'] }, {});
    fc.assert(
      fc.property(schema, fc.maxSafeInteger(), (type, number) => {
        expect(String(inQuery(type, String(number)).values['x'])).toBe(String(number));
      }),
    );
  });

  test('a text is never changed where texts are allowed', () => {
    const schema = fc.constantFrom<JsonSchema>({ type: 'string' }, { type: ['string', 'integer'] }, {});
    const text = fc.oneof(fc.string({ minLength: 1 }), fc.stringMatching(/^-?0*\d{1,20}(\.\d+)?$/));
    fc.assert(
      fc.property(schema, text, (type, written) => {
        expect(String(inQuery(type, written).values['x'])).toBe(written);
      }),
    );
  });
});

describe('a list in a path', () => {
  const ids = { type: 'array', items: { $ref: '#/components/schemas/Id' } };

  test('is split at its commas, each part as its type', () => {
    expect(inPath(ids, '7,8')).toEqual({ values: { x: [7, 8] }, errors: [] });
    expect(inPath({ type: 'array' }, 'a,8').values).toEqual({ x: ['a', 8] });
  });

  test.each([
    ['7,,8', [{ field: 'x[1]', message: 'must not be empty' }]],
    ['', [{ field: 'x[0]', message: 'must not be empty' }]],
    ['7,0', [{ field: 'x[1]', message: 'must be >= 1' }]],
    [
      'a,0',
      [
        { field: 'x[0]', message: 'must be integer' },
        { field: 'x[1]', message: 'must be >= 1' },
      ],
    ],
  ])('%j is refused part by part', (text, errors) => {
    expect(inPath(ids, text).errors).toEqual(errors);
  });

  test('a single value that is empty or missing is refused too', () => {
    expect(inPath({ type: 'string' }, '').errors).toEqual([{ field: 'x', message: 'must not be empty' }]);
    expect(inPath({ type: 'string' }).errors).toEqual([{ field: 'x', message: 'must not be empty' }]);
  });
});

describe('a query', () => {
  test('what is missing is left out, or refused where it is required', () => {
    expect(inQuery({ type: 'integer' })).toEqual({ values: {}, errors: [] });
    expect(read({ in: 'query', required: true, schema: {} }, undefined).errors).toEqual([
      { field: 'x', message: 'is required' },
    ]);
  });

  test('a name that is there twice is refused, other names are left out', () => {
    expect(read({ in: 'query', schema: {} }, undefined, { x: ['1', '2'], y: '3' })).toEqual({
      values: {},
      errors: [{ field: 'x', message: 'must be given once' }],
    });
  });

  test('JSON is parsed and checked', () => {
    const filter = {
      in: 'query',
      schema: { type: 'string', contentMediaType: 'application/json', contentSchema: { type: 'array' } },
    } as const;
    expect(read(filter, '[{"a":1}]')).toEqual({ values: { x: [{ a: 1 }] }, errors: [] });
    expect(read(filter, '{}').errors).toEqual([{ field: 'x', message: 'must be array' }]);
    expect(read(filter, '[').errors).toEqual([
      { field: 'x', message: expect.stringMatching(/^is not JSON: /) },
    ]);
  });

  test('deepObject has its members by key', () => {
    const fields = {
      in: 'query',
      style: 'deepObject',
      schema: { type: 'object', additionalProperties: { type: 'string' } },
    } as const;
    expect(read(fields, undefined, { 'x[cdrs]': 'id', 'x[users]': '7', 'xx[a]': 'b', y: 'c' })).toEqual({
      values: { x: { cdrs: 'id', users: '7' } },
      errors: [],
    });
    expect(read(fields, undefined, { 'x[]': 'id', x: 'id' })).toEqual({ values: {}, errors: [] });
  });
});
