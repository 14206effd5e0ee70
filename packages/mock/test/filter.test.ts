import { describe, expect, test } from 'vitest';
import { ask, filterQuery } from './support/ask.ts';
import { useMock } from './support/use-mock.ts';

const mock = useMock();

describe('filter', () => {
  const condition = { property: 'calldate', operator: 'gte', value: '2026-11-20 00:00:00' };

  test.each<[string, unknown]>([
    ['no condition', []],
    ['one', [condition]],
    ['keys in any order', [{ value: 1, operator: '=', property: 'id' }]],
    ['an array for in', [{ property: 'id', operator: 'in', value: ['1', 2] }]],
    ['null', [{ property: 'id', operator: '<>', value: null }]],
  ])('takes %s', async (_, filter) => {
    expect((await ask(mock.url, `GET /cdrs?${filterQuery(filter)}`)).status).toBe(200);
  });

  test.each<[unknown, string, string]>([
    ['', 'filter', 'is not JSON: Unexpected end of JSON input'],
    ['[', 'filter', 'is not JSON: Unexpected end of JSON input'],
    [{}, 'filter', 'must be array'],
    [[{ property: 'a', operator: 'eq' }], 'filter[0].value', 'is required'],
    [
      [condition, { ...condition, operator: 'between' }],
      'filter[1].operator',
      'must be equal to one of the allowed values: eq, =, ne, neq, <>, !=, lt, <, lte, <=, gt, >, gte, >=, in, like, notlike',
    ],
    [[{ ...condition, and: [] }], 'filter[0].and', 'is not a known field'],
    [
      [{ ...condition, value: {} }],
      'filter[0].value',
      'must be string or must be number or must be boolean or null or must be array',
    ],
    [['x'], 'filter[0]', 'must be object'],
  ])('refuses %j', async (filter, field, message) => {
    const { status, json } = await ask(mock.url, `GET /cdrs?${filterQuery(filter)}`);
    expect({ status, ...json }).toEqual({
      status: 400,
      message: 'Filtration error',
      errors: [
        { field: 'filter', message: field === 'filter' ? message : `${field} ${message}`, code: 'SF0010' },
      ],
    });
  });

  test.each(['__proto__', 'constructor', 'nosuch'])(
    'refuses the property %s, which no CDR has',
    async (property) => {
      const filter = filterQuery([{ ...condition, property }]);
      const { status, json } = await ask(mock.url, `GET /cdrs?${filter}`);
      expect([status, json.errors[0].message]).toEqual([
        400,
        'filter[0].property is not a property that /cdrs supports',
      ]);
      expect((await ask(mock.url, `GET /cdrs?group_by=${property}`)).status).toBe(400);
    },
  );

  test('refuses a property that the platform refuses, and a second filter', async () => {
    const refused = filterQuery([{ property: 'from', operator: 'eq', value: '1' }]);
    expect((await ask(mock.url, `GET /faxes?${refused}`)).json.errors).toMatchObject([
      { field: 'filter', message: 'filter[0].property is not a property that /faxes supports' },
    ]);
    expect((await ask(mock.url, 'GET /faxes?filter=[]&filter=[]')).json.errors).toMatchObject([
      { field: 'filter', message: expect.stringMatching(/^must be one parameter of JSON/) },
    ]);
  });
});
