import { describe, expect, test } from 'vitest';
import type { ParameterObject } from '../src/index.ts';
import { readerOf } from './support/read-parameters.ts';

const condition = {
  type: 'object',
  properties: {
    property: { type: 'string' },
    operator: {},
    value: { type: ['string', 'number', 'array', 'null'] },
  },
};
const filter: ParameterObject = {
  name: 'filter',
  in: 'query',
  schema: {
    type: 'string',
    contentMediaType: 'application/json',
    contentSchema: { type: 'array', items: condition },
  },
  examples: { long: { value: '[{"property":"id","value":42001}]' }, short: { value: '[]' } },
};
const read = readerOf([filter]);

/** The one form, taken from an error: what is to be pasted is what is shown, and works. */
function pasted(sent: string): unknown {
  const { errors } = read(sent);
  expect(errors).toEqual([{ field: 'filter', message: expect.any(String) }]);
  const [, form = '', shown = ''] =
    /^must be one parameter of JSON\. Send (\S+), which is filter=(.*) percent-encoded$/.exec(
      errors[0]!.message,
    ) ?? [];
  expect(read(form)).toMatchObject({ query: { filter: JSON.parse(shown) }, errors: [] });
  return JSON.parse(shown);
}

describe('a JSON parameter in the brackets of other libraries', () => {
  const one = { property: 'state', operator: 'eq', value: 'x' };

  test.each<[library: string, query: string, meant: unknown]>([
    ['axios, qs, jQuery', 'filter[0][property]=state&filter[0][operator]=eq&filter[0][value]=x', [one]],
    [
      'PHP http_build_query',
      'filter%5B0%5D%5Bproperty%5D=state&filter%5B0%5D%5Boperator%5D=eq&filter%5B0%5D%5Bvalue%5D=x',
      [one],
    ],
    [
      'superagent',
      'filter%5B0%5D%5Bproperty%5D=state&filter%5B0%5D%5Bvalue%5D=7',
      [{ property: 'state', value: 7 }],
    ],
    [
      'two conditions, in any order',
      'filter[1][property]=b&filter[0][property]=a',
      [{ property: 'a' }, { property: 'b' }],
    ],
    ['a list as value', 'filter[0][value][]=a&filter[0][value][]=b', [{ value: ['a', 'b'] }]],
    [
      'one condition without its list',
      'filter[property]=state&filter[value]=x',
      [{ property: 'state', value: 'x' }],
    ],
    [
      'a list of JSON',
      'filter[]={"property":"a"}&filter[]={"property":"b"}',
      [{ property: 'a' }, { property: 'b' }],
    ],
    [
      'a list of JSON, repeated',
      'filter={"property":"a"}&filter={"property":"b"}',
      [{ property: 'a' }, { property: 'b' }],
    ],
    [
      'Python requests',
      'filter=%7B%27property%27%3A+%27state%27%2C+%27value%27%3A+None%7D',
      [{ property: 'state', value: null }],
    ],
  ])('%s: %s', (_, query, meant) => {
    expect(pasted(query)).toEqual(meant);
  });

  test('the words', () => {
    expect(read('filter[0][property]=state').errors).toEqual([
      {
        field: 'filter',
        message:
          'must be one parameter of JSON. Send filter=%5B%7B%22property%22%3A%22state%22%7D%5D, which is filter=[{"property":"state"}] percent-encoded',
      },
    ]);
  });

  test.each([
    'filter=[object Object]',
    'filter=property&filter=value',
    'filter[=1',
    `filter${'[a]'.repeat(50)}=1`,
  ])('what cannot be read is answered with the shortest example: %.30s', (query) => {
    expect(read(query).errors).toEqual([
      {
        field: 'filter',
        message: 'must be one parameter of JSON, such as filter=%5B%5D, which is filter=[] percent-encoded',
      },
    ]);
  });

  test('a very long one is shown once and in part', () => {
    const [error] = read(`filter[0][value]=${'x'.repeat(5000)}`).errors;
    expect(error?.message).toMatch(
      /^must be one parameter of JSON, percent-encoded: filter=\[\{"value":"x+…$/,
    );
    expect(error?.message.length).toBeLessThan(500);
  });

  test('JSON with a mistake keeps the reason, and what is not JSON at all gets the form', () => {
    expect(read('filter=[{').errors[0]?.message).toMatch(/^is not JSON: /);
    expect(read("filter=it's").errors[0]?.message).toMatch(/^must be one parameter of JSON/);
  });

  test('a required one is not missing too', () => {
    expect(readerOf([{ ...filter, required: true }])('filter[0][property]=a').errors).toHaveLength(1);
  });
});

describe('other parameters in another form than the document says', () => {
  const ids = { name: 'ids', in: 'query', schema: { type: 'array', items: { type: 'integer' } } } as const;
  const color = {
    name: 'color',
    in: 'query',
    schema: { type: 'object', properties: { R: {}, G: {} } },
  } as const;
  test.each<[ParameterObject, string, string]>([
    [ids, 'ids[]=1&ids[]=2', 'ids=1&ids=2'],
    [ids, 'ids[0]=1&ids[1]=2', 'ids=1&ids=2'],
    [{ ...ids, explode: false }, 'ids[]=1&ids[]=2', 'ids=1,2'],
    [{ ...ids, style: 'pipeDelimited' }, 'ids[]=1&ids[]=2', 'ids=1%7C2'],
    [{ ...ids, style: 'spaceDelimited' }, 'ids[]=1&ids[]=2', 'ids=1%202'],
    [{ ...ids, name: 'limit', schema: { type: 'integer' } }, 'limit[]=5', 'limit=5'],
    [{ ...ids, name: 'limit', schema: { type: 'integer' } }, 'limit[]=5&limit[]=6', 'limit=VALUE'],
    [color, 'color[R]=100&color[G]=200', 'R=100&G=200'],
    [color, 'color=R,100', 'R=VALUE'],
    [{ ...color, explode: false }, 'color[R]=100&color[G]=200', 'color=R,100,G,200'],
    [{ ...color, style: 'deepObject' }, 'color=R,100', 'color[R]=VALUE'],
    [{ ...color, style: 'deepObject', schema: { type: 'object' } }, 'color=R', 'color[NAME]=VALUE'],
    [ids, `ids[]=${'1'.repeat(5000)}`, 'ids=VALUE'],
  ])('%#: %.40s', (parameter, sent, form) => {
    expect(readerOf([parameter])(sent).errors).toEqual([
      { field: parameter.name, message: `must be sent as ${form}` },
    ]);
  });
});
