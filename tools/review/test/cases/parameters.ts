import { harmless, types, wire } from '../support/case.ts';

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
  wire(
    'a query parameter is renamed',
    (c) => c.set(`${SORT}/name`, 'order_by'),
    /`sort` is called `order_by` now/,
  ),
  wire(
    'a query parameter is required now',
    (c) => c.set(`${LIMIT}/required`, true),
    /`limit` is required now/,
  ),
  wire(
    'a required query parameter is new',
    (c) => {
      c.list(GET_CDRS).push({ name: 'tenant', in: 'query', required: true, schema: { type: 'string' } });
    },
    /`tenant` is new and required/,
  ),
  wire(
    'the largest limit is lower',
    (c) => c.set(`${LIMIT}/schema/maximum`, 1000),
    /`limit` may be at most 1,000 now \(it was 5,000\)/,
  ),
  wire('a lower bound is new', (c) => c.set(`${LIMIT}/schema/minimum`, 10), /must be at least 10/),
  wire('a parameter has another type', (c) => c.set(`${LIMIT}/schema/type`, 'string')),
  wire('a parameter moves to a header', (c) => c.set(`${INCLUDE}/in`, 'header')),
  wire('a parameter is written otherwise', (c) =>
    c.set('/paths/~1monitors~1{id}/delete/parameters/0/style', 'label'),
  ),
  wire(
    'an open parameter is closed',
    (c) => c.set('/components/schemas/SortDirection', { type: 'string', enum: ['ASC', 'DESC'] }),
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
    (c) => c.set('/components/schemas/FilterParameter/contentSchema', { type: 'object' }),
    /`FilterParameter` must be an object now \(it was a list\)/,
  ),
  wire(
    'the JSON of a parameter has a bound',
    (c) => c.set('/components/schemas/FilterList/maxItems', 3),
    /`FilterList` may have at most this many elements: 3 now/,
  ),
  harmless('the JSON of a parameter takes more', 'minor', (c) =>
    c.set('/components/schemas/FilterParameter/contentSchema', {
      anyOf: [{ $ref: '#/components/schemas/FilterList' }, { $ref: '#/components/schemas/FilterCondition' }],
    }),
  ),
  wire(
    'a parameter is JSON now',
    (c) => c.merge(`${SORT}/schema`, { contentMediaType: 'application/json' }),
    /`sort` must hold `"application\/json"` now/,
  ),
  types(
    'a parameter need not be JSON any more',
    (c) => c.remove('/components/schemas/FilterParameter/contentMediaType'),
    /`filter` is a string in the types now/,
  ),
  wire(
    'the default of a parameter is another',
    (c) => c.set(`${LIMIT}/schema/default`, 10),
    /the default 10 now \(it had the default 25\)/,
    (c) => c.set(`${LIMIT}/schema/default`, 25),
  ),
  wire(
    'an attribute can no longer be filtered',
    (c) => {
      c.set('/paths/~1monitors/get/x-filter', { ...c.object('/paths/~1monitors/get/x-filter'), also: [] });
    },
    /`filter` no longer takes/,
  ),
  harmless(
    'a query parameter is added',
    'minor',
    (c) => {
      c.list(GET_CDRS).push({ name: 'trace', in: 'query', schema: { type: 'boolean' } });
    },
    /`trace` can be sent/,
  ),
  harmless('the largest limit is higher', 'minor', (c) => c.set(`${LIMIT}/schema/maximum`, 10_000)),
  harmless('the largest limit is lifted', 'minor', (c) => c.remove(`${LIMIT}/schema/maximum`)),
  harmless('a parameter knows one more value', 'minor', (c) =>
    c.list('/components/schemas/SortDirection/anyOf/0/enum').push('RANDOM'),
  ),
  harmless('an open parameter lists fewer values', 'patch', (c) =>
    c.list('/components/schemas/SortDirection/anyOf/0/enum').pop(),
  ),
  harmless('a closed operator is added', 'minor', (c) =>
    c.list('/components/schemas/FilterOperator/enum').push('regex'),
  ),
  harmless('a parameter is deprecated', 'minor', (c) => c.set(`${SORT}/deprecated`, true)),
  wire(
    'reserved characters are no longer taken as they are',
    (c) => c.remove(`${SORT}/allowReserved`),
    /written with `allowReserved` false now \(it was true\)/,
    (c) => c.set(`${SORT}/allowReserved`, true),
  ),
  harmless('how a parameter is written by default is stated', 'patch', (c) => {
    c.merge(LIMIT, { style: 'form', explode: true, allowReserved: false, allowEmptyValue: false });
    c.merge('/paths/~1queues~1{id}/parameters/0', { style: 'simple', explode: false });
  }),
  harmless(
    'an integer says how wide it is',
    'patch',
    (c) => c.set(`${LIMIT}/schema/format`, 'int32'),
    undefined,
    (c) => c.remove(`${LIMIT}/schema/format`),
  ),
  harmless(
    'an integer says that its width is that of any',
    'patch',
    (c) => c.set('/components/parameters/page/schema/format', 'int64'),
    undefined,
    (c) => c.remove('/components/parameters/page/schema/format'),
  ),
  wire(
    'an integer is narrower',
    (c) => c.set('/components/parameters/page/schema/format', 'int32'),
    /`page` must have the format `"int32"` now/,
  ),
  harmless('a default is stated', 'patch', (c) => c.set(`${LIMIT}/schema/default`, 25)),
  harmless('parameters move to the operation', 'patch', (c) => {
    c.set('/paths/~1cdrs~1{id}/get/parameters', c.get('/paths/~1cdrs~1{id}/parameters'));
    c.remove('/paths/~1cdrs~1{id}/parameters');
  }),
  harmless('a component of parameters is renamed', 'patch', (c) => {
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
