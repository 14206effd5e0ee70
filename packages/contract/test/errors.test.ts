import * as fc from 'fast-check';
import { rounds } from '@telephony/testing/tiers';
import { describe, expect, test } from 'vitest';
import { type JsonSchema, problemsOf, readContract, refusalBody } from '../src/index.ts';
import { smallDocument } from './support/small-document.ts';

const user = {
  type: 'object',
  required: ['name'],
  additionalProperties: false,
  properties: {
    name: { type: 'string', minLength: 1 },
    age: { type: ['integer', 'null'], minimum: 0 },
    kind: { type: 'string', enum: ['admin', 'guest'] },
    email: { type: 'string', format: 'email' },
    phones: { type: 'array', maxItems: 2, items: { type: 'string', pattern: '^[0-9]+$' } },
  },
};
const { schemas } = readContract(
  smallDocument({ '/users': { get: { responses: {} } } }, { components: { schemas: { User: user } } }),
);
const REFERENCE = { $ref: '#/components/schemas/User' };
const said = (schema: JsonSchema, value: unknown): string[] =>
  schemas.check(schema, value, 'body').map(({ field, message }) => `${field} ${message}`);

describe('the words of errors', () => {
  test.each<[JsonSchema, unknown, string[]]>([
    [REFERENCE, { name: 'Ada' }, []],
    [REFERENCE, {}, ['body.name is required']],
    [REFERENCE, 7, ['body must be object']],
    [REFERENCE, { name: 'Ada', nmae: 1 }, ['body.nmae is not a known field']],
    [
      { ...user, additionalProperties: undefined, unevaluatedProperties: false },
      { name: 'Ada', nmae: 1 },
      ['body.nmae is not a known field'],
    ],
    [REFERENCE, { name: 7 }, ['body.name must be string']],
    [REFERENCE, { name: 'Ada', age: 'old' }, ['body.age must be integer or null']],
    [REFERENCE, { name: 'Ada', age: -1 }, ['body.age must be >= 0']],
    [
      REFERENCE,
      { name: 'Ada', kind: 'root' },
      ['body.kind must be equal to one of the allowed values: admin, guest'],
    ],
    [REFERENCE, { name: 'Ada', email: 'ada' }, ['body.email must match format "email"']],
    [REFERENCE, { name: 'Ada', phones: ['1', 'x'] }, ['body.phones[1] must match pattern "^[0-9]+$"']],
    [REFERENCE, { name: 'Ada', phones: ['1', '2', '3'] }, ['body.phones must NOT have more than 2 items']],
    // Several things that are wrong, also with one field
    [REFERENCE, { age: 'old' }, ['body.name is required', 'body.age must be integer or null']],
    [
      { type: 'string', minLength: 4, pattern: '^[0-9]+$' },
      'abc',
      ['body must NOT have fewer than 4 characters and must match pattern "^[0-9]+$"'],
    ],
    // A pattern in the words of its schema, else as it is
    [
      {
        type: 'string',
        pattern: '^[0-9]+$',
        description: 'Id of the user,\nin digits. Not an extension.',
        examples: ['7'],
      },
      'x',
      ['body does not have the expected form: Id of the user, in digits; example: 7'],
    ],
    [
      { type: 'string', pattern: '^a', description: 'E.g. a letter' },
      'b',
      ['body does not have the expected form: E.g. a letter'],
    ],
    [
      { type: 'string', pattern: '^a', examples: ['a'] },
      'b',
      ['body does not have the expected form; example: a'],
    ],
    [{ type: 'string', pattern: '^a', examples: [7] }, 'b', ['body must match pattern "^a"']],
    [
      { type: 'object', propertyNames: { pattern: '^[a-z]+$', description: 'Small letters' } },
      { Ab: 1 },
      ['body has the name "Ab": it does not have the expected form: Small letters'],
    ],
    // Alternatives of plain types
    [{ anyOf: [{ type: 'string' }, { type: 'null' }] }, 7, ['body must be string or must be null']],
    [
      { anyOf: [{ type: 'string', enum: ['a'] }, { type: 'integer' }] },
      true,
      ['body must be string or must be equal to one of the allowed values: a or must be integer'],
    ],
    // An object or null: the form that was meant is the one that is told of
    [{ anyOf: [REFERENCE, { type: 'null' }] }, { age: 1 }, ['body.name is required']],
    [{ oneOf: [REFERENCE, { type: 'null' }] }, 7, ['body must be object or must be null']],
    // Objects of several forms: the fault that is deepest
    [
      { anyOf: [{ type: 'object', required: ['data'], properties: { data: REFERENCE } }, REFERENCE] },
      { data: { name: 7 } },
      ['body.data.name must be string'],
    ],
    // Lists in lists
    [
      { type: 'array', items: { type: 'array', items: REFERENCE } },
      [[{ name: 'Ada' }], [{ name: 'Ada' }, { nam: '' }]],
      ['body[1][1].name is required', 'body[1][1].nam is not a known field'],
    ],
    [{ dependentRequired: { to: ['from'] } }, { to: 1 }, ['body.from is required']],
  ])('%j: %j', (schema, value, sentences) => {
    expect(said(schema, value).toSorted()).toEqual(sentences.toSorted());
  });

  test('a problem says its path, and whether the field is one that is not declared', () => {
    expect(problemsOf(schemas.faults(REFERENCE, { 'a/b': 1 }, 'body'))).toEqual([
      { path: ['body', 'name'], message: 'is required', isUndeclared: false },
      { path: ['body', 'a/b'], message: 'is not a known field', isUndeclared: true },
    ]);
  });
});

describe('of any invalid value', () => {
  const value = fc.oneof(
    fc.jsonValue(),
    fc.record({ name: fc.jsonValue(), age: fc.jsonValue(), phones: fc.jsonValue() }, { requiredKeys: [] }),
  );
  const schema = fc.constantFrom<JsonSchema>(
    REFERENCE,
    { type: 'array', items: REFERENCE },
    { anyOf: [REFERENCE, { type: 'array', items: REFERENCE }, { type: 'null' }] },
    { oneOf: [{ type: 'string' }, { type: 'integer' }] },
    { enum: ['a', 1, null] },
    { type: 'object', additionalProperties: { anyOf: [{ type: 'boolean' }, REFERENCE] } },
  );

  test('something is said, and of valid ones nothing', () => {
    fc.assert(
      fc.property(schema, value, (one, body) => {
        expect(schemas.check(one, body, 'body').length > 0).toBe(!schemas.allows(one, body));
      }),
      { numRuns: rounds(100, 500) },
    );
  });

  test('what is told of is there, or would be in an object that is there', () => {
    fc.assert(
      fc.property(schema, value, (one, body) => {
        const lost = problemsOf(schemas.faults(one, body, 'body')).filter(({ path, message }) => {
          const [first, ...names] = path;
          const name = names.pop();
          const holder = names.reduce<unknown>(memberOf, body);
          const isThere = name === undefined || memberOf(holder, name) !== undefined;
          return first !== 'body' || isThere === message.startsWith('is required');
        });
        expect(lost).toEqual([]);
      }),
      { numRuns: rounds(100, 500) },
    );
  });
});

function memberOf(holder: unknown, name: string): unknown {
  if (typeof holder !== 'object' || holder === null || !Object.hasOwn(holder, name)) return undefined;
  return (holder as Record<string, unknown>)[name];
}

describe('a very large value', () => {
  const list = { type: 'array', items: { type: 'integer' } };
  const wrong = (length: number) => Array.from({ length }, () => 'x');

  test('all faults are told up to 10,000 values, beyond that the first', () => {
    expect(said(list, wrong(9_999))).toHaveLength(9_999);
    expect(said(list, wrong(10_001))).toEqual(['body[0] must be integer']);
    expect(said(list, [wrong(5_000), wrong(5_001)])).toEqual(['body[0] must be integer']);
    const right = Array.from({ length: 10_001 }, () => 1);
    expect(said(list, right)).toEqual([]);
  });
});

test('a schema that is none is refused where it is compiled, and not before', () => {
  expect(() => schemas.compile({ $ref: '#/components/schemas/Gone' })).toThrow(/Gone/);
  expect(() => schemas.compile({ pattern: '(' })).toThrow(/regular expression/i);
  expect(() => schemas.compile(REFERENCE)).not.toThrow();
});

test.each([
  ['body.from', 'from', 'is required'],
  ['body', 'body', 'is required'],
  ['limit', 'limit', 'is required'],
  ['X-Auth-Token', 'X-Auth-Token', 'is required'],
  ['body.tel_1', 'tel_1', 'is required'],
  ['body.1', '1', 'is required'],
  ['body.users[0].id', 'users', 'users[0].id is required'],
  ['body[1].id', 'id', '[1].id is required'],
  ['body[1]', 'body', '[1] is required'],
  ['filter[0].property', 'filter', 'filter[0].property is required'],
])('%s is the field %s', (path, field, message) => {
  expect(refusalBody([{ field: path, message: 'is required' }]).errors).toEqual([
    { field, message, code: 'SF0010' },
  ]);
});

test('a refused filter has a message of its own, and nothing else has', () => {
  const wrong = (...fields: string[]) =>
    refusalBody(fields.map((field) => ({ field, message: 'is wrong' }))).message;
  expect(wrong('filter')).toBe('Filtration error');
  expect(wrong('filter[0].value', 'filter[1]')).toBe('Filtration error');
  expect(wrong('filter', 'limit')).toBe('Validation error');
  expect(wrong('filters')).toBe('Validation error');
  expect(wrong()).toBe('Validation error');
});
