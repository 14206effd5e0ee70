import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  childPointer,
  danglingReferences,
  locate,
  pointerOf,
  pointerSegments,
  reachableFrom,
  readContract,
  referencesIn,
  resolvePointer,
  targetOf,
} from '../src/index.ts';
import { smallDocument } from './support/small-document.ts';

const responses = { 200: { description: 'Fine.' } };
const withComponents = (components: Record<string, Record<string, unknown>>) =>
  smallDocument({ '/things/{id}': { get: { responses } } }, { components });

describe('references are followed', () => {
  const document = withComponents({
    schemas: {
      'a/b': { title: 'slash' },
      'a~b': { title: 'tilde' },
      'a b%': { title: 'blank' },
      alias: { $ref: '#/components/schemas/a~1b' },
      list: { prefixItems: [{ title: 'first' }] },
    },
  });
  const { follow } = readContract(document);

  test.each([
    ['#/components/schemas/a~1b', 'slash', '/components/schemas/a~1b'],
    ['#/components/schemas/a~0b', 'tilde', '/components/schemas/a~0b'],
    ['#/components/schemas/a%20b%25', 'blank', '/components/schemas/a b%'],
    ['#/components/schemas/alias', 'slash', '/components/schemas/a~1b'],
    ['#/components/schemas/list/prefixItems/0', 'first', '/components/schemas/list/prefixItems/0'],
  ])('%s', ($ref, title, pointer) => {
    expect(follow({ $ref }, '/here')).toEqual({ element: { title }, pointer });
  });

  test('into paths, whose names are escaped and percent-encoded', () => {
    const $ref = '#/paths/~1things~1%7Bid%7D/get/responses/200';
    expect(follow({ $ref }, '').pointer).toBe('/paths/~1things~1{id}/get/responses/200');
  });

  test('an element that is no reference stays where it is', () => {
    expect(follow({ title: 'own' }, '/here')).toEqual({ element: { title: 'own' }, pointer: '/here' });
  });

  test('one step only, where that is asked for', () => {
    expect(targetOf(document, '#/components/schemas/alias')).toEqual({
      element: { $ref: '#/components/schemas/a~1b' },
      pointer: '/components/schemas/alias',
    });
  });
});

describe('references that lead nowhere', () => {
  test.each([
    ['into the void', { a: { $ref: '#/components/schemas/gone' } }, ['#/components/schemas/gone']],
    ['to itself', { a: { $ref: '#/components/schemas/a' } }, ['#/components/schemas/a']],
    [
      'in a circle',
      { a: { $ref: '#/components/schemas/b' }, b: { $ref: '#/components/schemas/a' } },
      ['#/components/schemas/b', '#/components/schemas/a'],
    ],
    [
      'in a field that is called value',
      { a: { properties: { value: { $ref: '#/components/schemas/gone' } } } },
      ['#/components/schemas/gone'],
    ],
    [
      'to what every object inherits',
      { a: { $ref: '#/components/schemas/toString' } },
      ['#/components/schemas/toString'],
    ],
  ])('%s are refused by name', (_, schemas, names) => {
    const document = withComponents({ schemas });
    expect(danglingReferences(document)).toEqual(names);
    expect(() => readContract(document)).toThrow(
      `${names.join(', ')} ${names.length > 1 ? 'lead' : 'leads'} nowhere`,
    );
  });

  test('a field of data is no reference', () => {
    const data = { $ref: '#/components/schemas/gone' };
    const document = withComponents({
      schemas: { a: { const: data, default: data, enum: [data], examples: [data] } },
      examples: { one: { value: data } },
    });
    expect(referencesIn(document)).toEqual(new Set());
    expect(() => readContract(document)).not.toThrow();
  });

  test('one to another document is refused where it is followed', () => {
    const document = smallDocument({
      '/things': { get: { responses: { 200: { $ref: 'other.yaml#/responses/Fine' } } } },
    });
    const [operation] = readContract(document).operations;
    expect(() => operation!.responses).toThrow('other.yaml#/responses/Fine leads nowhere.');
    expect(locate(document, { $ref: '#name' }, '')).toBeUndefined();
  });

  test('broken percent-encoding is taken as it is written', () => {
    const { follow } = readContract(withComponents({ schemas: { '100%': { title: 'all' } } }));
    expect(follow({ $ref: '#/components/schemas/100%' }, '').element).toEqual({ title: 'all' });
  });
});

test('a schema may hold itself', () => {
  const Tree = {
    type: 'object',
    properties: { children: { type: 'array', items: { $ref: '#/components/schemas/Tree' } } },
  };
  const document = withComponents({ schemas: { Tree } });
  const { schemas } = readContract(document);
  expect(schemas.allows(Tree, { children: [{ children: [] }] })).toBe(true);
  expect(schemas.check(Tree, { children: [{ children: 1 }] }, 'tree')).toEqual([
    { field: 'tree.children[0].children', message: 'must be array' },
  ]);
  expect(reachableFrom(document, Tree)).toEqual(new Set(['/components/schemas/Tree']));
});

describe('pointers', () => {
  const name = fc.oneof(fc.string(), fc.stringMatching(/^[~/01]{1,6}$/), fc.nat().map(String));

  test('are read as they were written', () => {
    fc.assert(
      fc.property(fc.array(name), (names) => {
        expect(pointerSegments(pointerOf(names))).toEqual(names);
      }),
    );
  });

  test('lead to what they were made from', () => {
    fc.assert(
      fc.property(fc.array(name, { minLength: 1 }), fc.integer(), (names, value) => {
        const document = names.reduceRight<unknown>(
          (inner, key) => Object.fromEntries([[key, inner]]),
          value,
        );
        expect(resolvePointer(document, pointerOf(names))).toBe(value);
        expect(resolvePointer(document, childPointer(pointerOf(names), 'more'))).toBeUndefined();
      }),
    );
  });
});
