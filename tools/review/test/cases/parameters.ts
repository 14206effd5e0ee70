import { minor, patch, types, wire } from '../support/case.ts';

const GET_CDRS = '/paths/~1cdrs/get/parameters';
const SORT = `${GET_CDRS}/4`;
const INCLUDE = `${GET_CDRS}/6`;
const LIMIT = '/components/parameters/limit';

export const parameterCases = [
  wire(
    'a query parameter is removed',
    (c) => c.list(GET_CDRS).splice(3, 1),
    /query parameter `group_by` is gone/,
  ),
  wire('a query parameter is renamed', { [`${SORT}/name`]: 'order_by' }, /`sort` is called `order_by` now/),
  wire('a query parameter is required now', { [`${LIMIT}/required`]: true }, /`limit` is required now/),
  wire(
    'a required query parameter is new',
    (c) => {
      c.list(GET_CDRS).push({ name: 'tenant', in: 'query', required: true, schema: { type: 'string' } });
    },
    /`tenant` is new and required/,
  ),
  wire(
    'the largest limit is lower',
    { [`${LIMIT}/schema/maximum`]: 1000 },
    /`limit` may be at most 1,000 now \(it was 5,000\)/,
  ),
  wire('a lower bound is new', { [`${LIMIT}/schema/minimum`]: 10 }, /must be at least 10/),
  wire('a parameter has another type', { [`${LIMIT}/schema/type`]: 'string' }),
  wire('a parameter moves to a header', { [`${INCLUDE}/in`]: 'header' }),
  wire('a parameter is written otherwise', { '/paths/~1monitors~1{id}/delete/parameters/0/style': 'label' }),
  wire(
    'an open parameter is closed',
    { '/components/schemas/SortDirection': { type: 'string', enum: ['ASC', 'DESC'] } },
    /takes only/,
  ),
  wire(
    'an operator of filters is withdrawn',
    (c) => {
      const operators = c.list('/components/schemas/FilterOperator/enum');
      operators.splice(operators.indexOf('like'), 1);
    },
    /no longer takes `"like"`/,
  ),
  wire(
    'the JSON of a parameter is another',
    { '/components/schemas/FilterParameter/contentSchema': { type: 'object' } },
    /`FilterParameter` must be an object now \(it was a list\)/,
  ),
  wire(
    'the JSON of a parameter has a bound',
    { '/components/schemas/FilterList/maxItems': 3 },
    /`FilterList` may have at most this many elements: 3 now/,
  ),
  minor('the JSON of a parameter takes more', {
    '/components/schemas/FilterParameter/contentSchema': {
      anyOf: [{ $ref: '#/components/schemas/FilterList' }, { $ref: '#/components/schemas/FilterCondition' }],
    },
  }),
  wire(
    'a parameter is JSON now',
    (c) => c.merge(`${SORT}/schema`, { contentMediaType: 'application/json' }),
    /`sort` must hold `"application\/json"` now/,
  ),
  types(
    'a parameter need not be JSON any more',
    { '/components/schemas/FilterParameter/contentMediaType': undefined },
    /`filter` is a string in the types now/,
  ),
  wire(
    'the default of a parameter is another',
    { [`${LIMIT}/schema/default`]: 10 },
    /the default 10 now \(it had the default 25\)/,
    { [`${LIMIT}/schema/default`]: 25 },
  ),
  wire(
    'an attribute can no longer be filtered',
    (c) => {
      c.set('/paths/~1monitors/get/x-filter', { ...c.object('/paths/~1monitors/get/x-filter'), also: [] });
    },
    /`filter` no longer takes/,
  ),
  minor(
    'a query parameter is added',
    (c) => {
      c.list(GET_CDRS).push({ name: 'trace', in: 'query', schema: { type: 'boolean' } });
    },
    /`trace` can be sent/,
  ),
  minor('the largest limit is higher', { [`${LIMIT}/schema/maximum`]: 10_000 }),
  minor('the largest limit is lifted', { [`${LIMIT}/schema/maximum`]: undefined }),
  minor('a parameter knows one more value', (c) =>
    c.list('/components/schemas/SortDirection/anyOf/0/enum').push('RANDOM'),
  ),
  patch('an open parameter lists fewer values', (c) =>
    c.list('/components/schemas/SortDirection/anyOf/0/enum').pop(),
  ),
  minor('a closed operator is added', (c) => c.list('/components/schemas/FilterOperator/enum').push('regex')),
  minor('a parameter is deprecated', { [`${SORT}/deprecated`]: true }),
  wire(
    'reserved characters are no longer taken as they are',
    { [`${SORT}/allowReserved`]: undefined },
    /written with `allowReserved` false now \(it was true\)/,
    { [`${SORT}/allowReserved`]: true },
  ),
  patch('how a parameter is written by default is stated', (c) => {
    c.merge(LIMIT, { style: 'form', explode: true, allowReserved: false, allowEmptyValue: false });
    c.merge('/paths/~1queues~1{id}/parameters/0', { style: 'simple', explode: false });
  }),
  patch(
    'an integer says how wide it is',
    { [`${LIMIT}/schema/format`]: 'int32' },
    { [`${LIMIT}/schema/format`]: undefined },
  ),
  patch(
    'an integer says that its width is that of any',
    { '/components/parameters/page/schema/format': 'int64' },
    { '/components/parameters/page/schema/format': undefined },
  ),
  wire(
    'an integer is narrower',
    { '/components/parameters/page/schema/format': 'int32' },
    /`page` must have the format `"int32"` now/,
  ),
  patch('a default is stated', { [`${LIMIT}/schema/default`]: 25 }),
  patch('parameters move to the operation', (c) => {
    c.set('/paths/~1cdrs~1{id}/get/parameters', c.get('/paths/~1cdrs~1{id}/parameters'));
    c.remove('/paths/~1cdrs~1{id}/parameters');
  }),
  patch('a component of parameters is renamed', (c) => {
    c.rename('/components/parameters/dir', 'direction');
    c.replace('#/components/parameters/dir"', '#/components/parameters/direction"');
  }),
  types(
    'a filter condition is called otherwise',
    (c) => {
      c.rename('/components/schemas/FilterList', 'Filters');
      c.replace('#/components/schemas/FilterList"', '#/components/schemas/Filters"');
    },
    /`FilterList` is called `Filters` now/,
  ),
];
