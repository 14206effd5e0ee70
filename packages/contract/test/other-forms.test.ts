import { describe, expect, test } from 'vitest';
import type { ParameterObject } from '../src/index.ts';
import { readerOf } from './support/read-parameters.ts';

const filter: ParameterObject = {
  name: 'filter',
  in: 'query',
  schema: {
    type: 'string',
    contentMediaType: 'application/json',
    contentSchema: { type: 'array', items: { type: 'object' } },
  },
  examples: { long: { value: '[{"property":"id","value":42001}]' }, short: { value: '[]' } },
};
const read = readerOf([filter]);

describe('a JSON parameter in the form of other libraries', () => {
  test.each([
    'filter[0][property]=state&filter[0][operator]=eq',
    'filter%5B0%5D%5Bproperty%5D=state',
    'filter[property]=state',
    'filter[]={"property":"a"}&filter[]={"property":"b"}',
    'filter={"property":"a"}&filter={"property":"b"}',
    'filter=[object Object]',
    'filter=property&filter=value',
    'filter[=1',
    "filter=it's",
    `filter${'[a]'.repeat(50)}=1`,
  ])('gets the form, with an example that works: %.50s', (query) => {
    const { errors } = read(query);
    expect(errors).toEqual([
      {
        field: 'filter',
        message: 'must be one parameter of JSON, such as filter=%5B%5D, which is filter=[] percent-encoded',
      },
    ]);
    const [, form = ''] = /such as (\S+),/.exec(errors[0]!.message) ?? [];
    expect(read(form)).toMatchObject({ query: { filter: [] }, errors: [] });
  });

  test('with a mistake keeps the reason', () => {
    expect(read('filter=[{').errors[0]?.message).toMatch(/^is not JSON: /);
  });

  test('is not missing too where it is required', () => {
    expect(readerOf([{ ...filter, required: true }])('filter[0][property]=a').errors).toHaveLength(1);
  });
});

const ids = { name: 'ids', in: 'query', schema: { type: 'array', items: { type: 'integer' } } } as const;
const color = {
  name: 'color',
  in: 'query',
  style: 'deepObject',
  schema: { type: 'object', properties: { R: {} } },
} as const;

test.each<[ParameterObject, string, string]>([
  [ids, 'ids[]=1&ids[]=2', 'ids=VALUE'],
  [{ ...ids, explode: false }, 'ids[0]=1&ids[1]=2', 'ids=VALUE'],
  [{ ...ids, name: 'limit', schema: { type: 'integer' } }, 'limit[]=5', 'limit=VALUE'],
  [color, 'color=R,100', 'color[NAME]=VALUE'],
  [color, 'color[R][x]=1', 'color[NAME]=VALUE'],
  [color, 'color[]=1', 'color[NAME]=VALUE'],
])('%#: other parameters get their form too: %.40s', (parameter, sent, form) => {
  expect(readerOf([parameter])(sent).errors).toEqual([
    { field: parameter.name, message: `must be sent as ${form}` },
  ]);
});
