import { minor, patch, same, types, wire } from '../support/case.ts';

const SCHEMAS = '/components/schemas';
const CREATE = `${SCHEMAS}/CallCreate`;
const CODE = `${SCHEMAS}/SecondFactorRequest`;
const UPDATE = `${SCHEMAS}/CallUpdate`;
const SORT = '/paths/~1cdrs/get/parameters/4';
const FILTER = '/paths/~1cdrs/get/parameters/2';
const MEMBERS = `${SCHEMAS}/QueueMembersUpdate/properties/users`;
const UPDATE_CALL = '/paths/~1calls~1{id}/patch/responses';

export const rewritingCases = [
  patch('a pattern is written otherwise', {
    [`${CREATE}/properties/from/pattern`]: String.raw`^\d+$`,
    [`${CREATE}/properties/to/pattern`]: String.raw`^\d{1,5}$|^(?:\+?[1-9]\d{5,14})$`,
  }),
  minor('a pattern of what callers send matches more', {
    [`${CREATE}/properties/from/pattern`]: '^[0-9a-f]+$',
  }),
  minor('a pattern of what they get matches less', {
    [`${SCHEMAS}/Timestamp/pattern`]: String.raw`^20\d{2}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$`,
  }),
  wire(
    'a pattern of what they get matches more',
    { [`${SCHEMAS}/Timestamp/pattern`]: String.raw`^\d{4}-\d{2}-\d{2}[ T]\d{2}:\d{2}:\d{2}$` },
    /`Timestamp` must match/,
  ),
  wire('a pattern matches other texts', { [`${CREATE}/properties/from/pattern`]: '^[0-8x]+$' }),
  patch('as many properties as must be there anyway', { [`${CODE}/minProperties`]: 2 }),
  patch('as many properties as there can be anyway', { [`${CODE}/maxProperties`]: 4 }),
  wire('fewer properties than there can be', { [`${CODE}/maxProperties`]: 3 }, /at most this many/),
  patch('the names of properties in place of a closed object', {
    [`${CODE}/additionalProperties`]: undefined,
    [`${CODE}/propertyNames`]: { enum: ['code', 'nonce', 'add_device', 'remember_me'] },
  }),
  wire('the names of properties leave one out', {
    [`${CODE}/propertyNames`]: { enum: ['code', 'nonce', 'add_device'] },
  }),
  patch('names of properties that are texts', { [`${UPDATE}/propertyNames`]: { type: 'string' } }),
  patch('what must not be there cannot be there', { [`${CODE}/not`]: { required: ['bcc'] } }),
  patch('what must not be is of another type', { [`${CODE}/not`]: { type: 'null' } }),
  wire('what must not be there could be there', { [`${CODE}/not`]: { required: ['add_device'] } }),
  patch('what another property needs must be there anyway', {
    [`${CODE}/dependentRequired`]: { add_device: ['code'], bcc: ['nonce', 'x'] },
  }),
  wire('what another property needs could be left out', {
    [`${CODE}/dependentRequired`]: { add_device: ['remember_me'] },
  }),
  patch('a property with another that bounds nothing', { [`${UPDATE}/dependentSchemas`]: { dst: {} } }),
  patch('a condition of which nothing follows', { [`${UPDATE}/if`]: { required: ['dst'] } }),
  patch('an element that need not be there', (c) =>
    c.merge(MEMBERS, { contains: { type: 'object' }, minContains: 0 }),
  ),
  wire('an element that must be there', { [`${MEMBERS}/contains`]: { type: 'object' } }),
  types('a schema moves to `$defs`, which the types show', (c) => {
    c.set(`${CREATE}/$defs`, { number: c.get(`${CREATE}/properties/to`) });
    c.set(`${CREATE}/properties/to`, { $ref: '#/components/schemas/CallCreate/$defs/number' });
  }),
  patch('another patch of OpenAPI, and its default dialect', {
    '/openapi': '3.1.0',
    '/jsonSchemaDialect': undefined,
  }),
  wire('another dialect', { '/jsonSchemaDialect': 'http://json-schema.org/draft-07/schema#' }),
  patch('other case of a scheme and of a header', {
    '/components/securitySchemes/basic/scheme': 'Basic',
    '/components/securitySchemes/token/name': 'x-auth-token',
  }),
  patch('a header that OpenAPI passes over', {
    '/paths/~1ping/get/parameters': [{ name: 'Accept', in: 'header', schema: { type: 'string' } }],
  }),
  same('parameters in another order', (c) =>
    c.set('/paths/~1cdrs/get/parameters', c.list('/paths/~1cdrs/get/parameters').toReversed()),
  ),
  types('one value becomes a list', { [`${SORT}/schema`]: { type: 'array', items: { type: 'string' } } }),
  wire('one value becomes a list with commas', (c) =>
    c.merge(SORT, { explode: false, schema: { type: 'array', items: { type: 'string' } } }),
  ),
  wire('one value becomes a list of numbers', {
    [`${SORT}/schema`]: { type: 'array', items: { type: 'integer' } },
  }),
  wire('one value becomes a list of two', {
    [`${SORT}/schema`]: { type: 'array', minItems: 2, items: { type: 'string' } },
  }),
  types('the JSON of a text becomes its content', {
    [`${FILTER}/schema`]: undefined,
    [`${FILTER}/content`]: {
      'application/json': { schema: { $ref: '#/components/schemas/FilterList' } },
    },
  }),
  minor(
    'some statuses of a range',
    (c) => c.rename(`${UPDATE_CALL}/2XX`, '200'),
    /Of the responses 2XX only 200/,
  ),
  minor(
    'one type of a range of media types',
    (c) => c.rename('/paths/~1cdrs~1{id}.trace/get/responses/200/content/*~1*', 'text/plain'),
    /only `text\/plain` can come now/,
  ),
  wire(
    'a reference gives way to a copy with a property fewer',
    (c) => {
      const { data: _data, ...rest } = c.object(`${SCHEMAS}/CallSingle/properties`);
      const { src: _src, ...left } = c.object(`${SCHEMAS}/Call/properties`);
      const data = { ...c.object(`${SCHEMAS}/Call`), properties: left };
      c.set(`${SCHEMAS}/CallSingle/properties`, { ...rest, data });
    },
    /`data.src` of `CallSingle` is gone/,
  ),
  patch('lengths that a pattern has anyway', (c) => {
    c.merge(`${CREATE}/properties/from`, { pattern: '^[0-9]+$', minLength: 1 });
    c.set(`${CREATE}/properties/caller_id/maxLength`, 20);
  }),
  patch('a condition of which all follows', (c) => c.merge(UPDATE, { if: { required: ['dst'] }, else: {} })),
  wire(
    'an event in another media type',
    (c) => {
      const content = c.object('/webhooks/sms.received/post/requestBody/content');
      content['text/xml'] = content['application/json'];
    },
    /receivers that only know the others/,
  ),
];
