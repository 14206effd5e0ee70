import { describe, expect, test } from 'vitest';
import { checkParameters, type JsonSchema, type ParameterObject, readContract } from '../src/index.ts';
import { readerOf } from './support/read-parameters.ts';
import { smallDocument } from './support/small-document.ts';

const string: JsonSchema = { type: 'string' };
const array: JsonSchema = { type: 'array', items: { type: 'string' } };
const integer: JsonSchema = { type: 'integer' };
const object: JsonSchema = { type: 'object', properties: { R: integer, G: integer, B: integer } };
const colors = ['blue', 'black', 'brown'];

describe('the examples of the specification', () => {
  const simple = [
    [string, 'blue', 'blue'],
    [array, 'blue,black,brown', colors],
  ] as const;

  test.each(simple)('%j in a path and a header, style simple: %s', (schema, text, value) => {
    for (const explode of [false, true]) {
      const path = readerOf([
        { name: 'color', in: 'path', required: true, style: 'simple', explode, schema },
      ]);
      expect(path({ path: { color: text } })).toMatchObject({ path: { color: value }, errors: [] });
      const header = readerOf([{ name: 'Color', in: 'header', style: 'simple', explode, schema }]);
      for (const sent of [text, text.replaceAll(',', ' , ')])
        expect(header({ headers: { color: sent } })).toMatchObject({ header: { Color: value }, errors: [] });
    }
  });

  test.each<[style: string, explode: boolean, JsonSchema, text: string, value: unknown]>([
    ['form', false, string, 'color=blue', 'blue'],
    ['form', true, string, 'color=blue', 'blue'],
    ['form', false, array, 'color=blue,black,brown', colors],
    ['form', true, array, 'color=blue&color=black&color=brown', colors],
    [
      'deepObject',
      true,
      object,
      'color%5BR%5D=100&color%5BG%5D=200&color%5BB%5D=150',
      { R: 100, G: 200, B: 150 },
    ],
  ])('in a query, %s with explode %s, %j: %s', (style, explode, schema, text, value) => {
    const read = readerOf([{ name: 'color', in: 'query', style, explode, schema }]);
    expect(read(text)).toMatchObject({ query: { color: value }, errors: [] });
  });

  test.each<[ParameterObject['in'], string, string]>([
    ['path', 'blue,black,brown', 'simple, not exploded'],
    ['header', 'blue,black,brown', 'simple, not exploded'],
    ['query', 'color=blue&color=black&color=brown', 'form, exploded'],
  ])('the default in a %s is that of %s: %s', (place, text) => {
    const read = readerOf([{ name: 'color', in: place, required: true, schema: array }]);
    const query = new URLSearchParams(place === 'query' ? text : '');
    const all = read({ path: { color: text }, headers: { color: text }, query });
    expect(all).toMatchObject({ [place]: { color: colors }, errors: [] });
  });
});

test.each<ParameterObject>([
  { name: 'color', in: 'path', required: true, style: 'matrix', schema: string },
  { name: 'color', in: 'path', required: true, schema: object },
  { name: 'color', in: 'query', style: 'pipeDelimited', schema: array },
  { name: 'color', in: 'query', schema: object },
  { name: 'color', in: 'cookie', schema: string },
])('a parameter that cannot be read is named: %j', (parameter) => {
  const path = parameter.in === 'path' ? '/things/{color}' : '/things';
  const contract = readContract(
    smallDocument({ [path]: { get: { operationId: 'listThings', parameters: [parameter], responses: {} } } }),
  );
  expect(() => checkParameters(contract)).toThrow(
    `listThings: the ${parameter.in} parameter "color" cannot be read. Use style `,
  );
});
