import * as fc from 'fast-check';
import { rounds } from '@telephony/testing/tiers';
import { describe, expect, test } from 'vitest';
import type { JsonSchema, ParameterObject } from '../src/index.ts';
import { readerOf } from './support/read-parameters.ts';
import { sendParameter, type StyledParameter } from './support/send-parameter.ts';

/** How many values are written and read. */
const RUNS = rounds(200, 1000);

const string: JsonSchema = { type: 'string' };
const array: JsonSchema = { type: 'array', items: { type: 'string' } };
const integer: JsonSchema = { type: 'integer' };
const object: JsonSchema = { type: 'object', properties: { R: integer, G: integer, B: integer } };

const colors = ['blue', 'black', 'brown'];
const rgb = { R: 100, G: 200, B: 150 };

/** Whether to explode and, in its place in a request, what a text, an array and an object of the specification look like. */
type StyleExample = [style: string, explode: boolean, text: string, array: string, object: string];

/** Style Examples of OpenAPI 3.1.1; `n/a` where a style has none. */
const inPath: StyleExample[] = [
  ['matrix', false, ';color=blue', ';color=blue,black,brown', ';color=R,100,G,200,B,150'],
  ['matrix', true, ';color=blue', ';color=blue;color=black;color=brown', ';R=100;G=200;B=150'],
  ['label', false, '.blue', '.blue,black,brown', '.R,100,G,200,B,150'],
  ['label', true, '.blue', '.blue.black.brown', '.R=100.G=200.B=150'],
  ['simple', false, 'blue', 'blue,black,brown', 'R,100,G,200,B,150'],
  ['simple', true, 'blue', 'blue,black,brown', 'R=100,G=200,B=150'],
];
const inQuery: StyleExample[] = [
  ['form', false, 'color=blue', 'color=blue,black,brown', 'color=R,100,G,200,B,150'],
  ['form', true, 'color=blue', 'color=blue&color=black&color=brown', 'R=100&G=200&B=150'],
  ['spaceDelimited', false, 'n/a', 'color=blue%20black%20brown', 'color=R%20100%20G%20200%20B%20150'],
  ['pipeDelimited', false, 'n/a', 'color=blue%7Cblack%7Cbrown', 'color=R%7C100%7CG%7C200%7CB%7C150'],
  ['deepObject', true, 'n/a', 'n/a', 'color%5BR%5D=100&color%5BG%5D=200&color%5BB%5D=150'],
];

const cases = (examples: StyleExample[]) =>
  examples.flatMap(([style, explode, ...texts]) =>
    texts.flatMap((text, index) => {
      const [schema, value] = (
        [
          [string, 'blue'],
          [array, colors],
          [object, rgb],
        ] as const
      )[index]!;
      return text === 'n/a' ? [] : [{ style, explode, text, schema, value }];
    }),
  );

describe('the examples of the specification', () => {
  test.each(cases(inPath))('in a path, $style with explode $explode: $text', ({ text, value, ...rest }) => {
    const read = readerOf([{ name: 'color', in: 'path', required: true, ...rest }]);
    expect(read({ path: { color: text } })).toMatchObject({ path: { color: value }, errors: [] });
  });

  test.each(cases(inQuery))('in a query, $style with explode $explode: $text', ({ text, value, ...rest }) => {
    const read = readerOf([{ name: 'color', in: 'query', ...rest }]);
    expect(read(text)).toMatchObject({ query: { color: value }, errors: [] });
  });

  test.each(cases(inPath.filter(([style]) => style === 'simple')))(
    'in a header, $style with explode $explode: $text',
    ({ text, value, ...rest }) => {
      const read = readerOf([{ name: 'Color', in: 'header', ...rest }]);
      expect(read({ headers: { color: text } })).toMatchObject({ header: { Color: value }, errors: [] });
      const spaced = text.replaceAll(',', ' , ');
      expect(read({ headers: { color: spaced } })).toMatchObject({ header: { Color: value }, errors: [] });
    },
  );

  test.each(cases(inQuery.filter(([style]) => style === 'form')))(
    'in a cookie, $style with explode $explode: $text',
    ({ text, value, ...rest }) => {
      const read = readerOf([{ name: 'color', in: 'cookie', ...rest }]);
      const cookie = `a=b; ${text}; session="c"`;
      expect(read({ headers: { cookie } })).toMatchObject({ cookie: { color: value }, errors: [] });
    },
  );

  test.each<[ParameterObject['in'], string, string]>([
    ['path', 'blue,black,brown', 'simple, not exploded'],
    ['header', 'blue,black,brown', 'simple, not exploded'],
    ['query', 'color=blue&color=black&color=brown', 'form, exploded'],
    ['cookie', 'color=blue&color=black&color=brown', 'form, exploded'],
  ])('the default in a %s is that of %s: %s', (place, text) => {
    const read = readerOf([{ name: 'color', in: place, required: true, schema: array }]);
    const query = new URLSearchParams(place === 'query' ? text : '');
    const all = read({ path: { color: text }, headers: { color: text, cookie: text }, query });
    expect(all).toMatchObject({ [place]: { color: colors }, errors: [] });
  });

  test('the other styles of a query are not exploded by default', () => {
    for (const [style, text] of [
      ['spaceDelimited', 'color=a+b'],
      ['pipeDelimited', 'color=a|b'],
    ] as const)
      expect(readerOf([{ name: 'color', in: 'query', style, schema: array }])(text).query).toEqual({
        color: ['a', 'b'],
      });
  });
});

describe('what a style writes is read as it was', () => {
  const styled = fc.constantFrom<StyledParameter>(
    ...inPath.map(([style, explode]) => ({ in: 'path' as const, style, explode })),
    ...inQuery.map(([style, explode]) => ({ in: 'query' as const, style, explode })),
    { in: 'header', style: 'simple', explode: false },
    { in: 'header', style: 'simple', explode: true },
    { in: 'cookie', style: 'form', explode: false },
    { in: 'cookie', style: 'form', explode: true },
  );
  /** Without the delimiters of any style. */
  const text = fc.stringMatching(/^[\wäß☎%+~-]+$/);
  const word = text.filter((one) => !/^-?\d+$/.test(one));
  const item = fc.oneof(
    fc.tuple(fc.constant<JsonSchema>(integer), fc.integer()),
    fc.tuple(
      fc.constant<JsonSchema>({ type: 'number' }),
      fc.integer().map((number) => number / 4),
    ),
    fc.tuple(fc.constant<JsonSchema>({ type: 'boolean' }), fc.boolean()),
    fc.tuple(fc.constant<JsonSchema>(string), text),
    fc.tuple(fc.constant<JsonSchema>({ type: ['string', 'integer'] }), fc.oneof(word, fc.integer())),
  );
  const value = item.chain(([type, one]) =>
    fc.oneof(
      fc.constant([type, one] as const),
      fc
        .array(fc.constant(one), { minLength: 1, maxLength: 4 })
        .map((list) => [{ type: 'array', items: type }, list] as const),
      fc
        .dictionary(
          fc.oneof(text, fc.constantFrom('__proto__', 'constructor', 'toString')),
          fc.constant(one),
          {
            minKeys: 1,
            maxKeys: 4,
          },
        )
        .map((fields) => [{ type: 'object', additionalProperties: type }, fields] as const),
    ),
  );

  test('in every place and style', () => {
    let compared = 0;
    fc.assert(
      fc.property(styled, value, (parameter, [schema, sent]) => {
        const isSingle = typeof sent !== 'object';
        const has = inQuery.find(([style]) => style === parameter.style);
        fc.pre(!(has?.[2] === 'n/a' && isSingle) && !(has?.[3] === 'n/a' && Array.isArray(sent)));
        // An exploded label is divided at its dots, and so is a number with decimals.
        fc.pre(!(parameter.style === 'label' && parameter.explode && JSON.stringify(sent).includes('.')));
        const isNamed = parameter.in === 'cookie' && schema['type'] === 'object';
        const known = isNamed ? naming(schema, sent) : schema;
        const read = readerOf([{ name: 'x', required: true, schema: known, ...parameter }]);
        const { [parameter.in]: values, errors } = read(sendParameter(parameter, 'x', sent));
        expect({ errors, fields: Object.entries(values).map(plain) }).toEqual({
          errors: [],
          fields: [['x', sent]].map(plain),
        });
        compared++;
      }),
      { numRuns: RUNS },
    );
    expect(compared).toBe(RUNS);
  });
});

/** A schema that names the fields of an object: in a cookie they are known by their names only. */
function naming(schema: JsonSchema, fields: unknown): JsonSchema {
  const names = Object.keys(fields as object);
  return {
    ...schema,
    properties: Object.fromEntries(names.map((name) => [name, schema['additionalProperties']])),
  };
}

/** Entries with objects as entries too: a field called `__proto__` compares as any other. */
function plain([name, value]: readonly unknown[]): unknown {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return [name, isObject ? Object.entries(value) : value];
}
