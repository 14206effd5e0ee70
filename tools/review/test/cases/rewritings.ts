import { harmless, types, wire } from '../support/case.ts';

const SCHEMAS = '/components/schemas';
const CREATE = `${SCHEMAS}/CallCreate`;
const CODE = `${SCHEMAS}/SecondFactorRequest`;
const UPDATE = `${SCHEMAS}/CallUpdate`;
const SORT = '/paths/~1cdrs/get/parameters/4';
const FILTER = '/paths/~1cdrs/get/parameters/2';
const MEMBERS = `${SCHEMAS}/QueueMembersUpdate/properties/users`;
const UPDATE_CALL = '/paths/~1calls~1{id}/patch/responses';

/** What other keywords, or the specification, make needless; and what says the same in other words. */
export const rewritingCases = [
  harmless('a pattern is written otherwise', 'patch', (c) => {
    c.set(`${CREATE}/properties/from/pattern`, String.raw`^\d+$`);
    c.set(`${CREATE}/properties/to/pattern`, String.raw`^\d{1,5}$|^(?:\+?[1-9]\d{5,14})$`);
  }),
  harmless('a pattern of what callers send matches more', 'minor', (c) =>
    c.set(`${CREATE}/properties/from/pattern`, '^[0-9a-f]+$'),
  ),
  harmless('a pattern of what they get matches less', 'minor', (c) =>
    c.set(`${SCHEMAS}/Timestamp/pattern`, String.raw`^20\d{2}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$`),
  ),
  wire(
    'a pattern of what they get matches more',
    (c) => c.set(`${SCHEMAS}/Timestamp/pattern`, String.raw`^\d{4}-\d{2}-\d{2}[ T]\d{2}:\d{2}:\d{2}$`),
    /`Timestamp` must match/,
  ),
  wire('a pattern matches other texts', (c) => c.set(`${CREATE}/properties/from/pattern`, '^[0-8x]+$')),
  harmless('as many properties as must be there anyway', 'patch', (c) => c.set(`${CODE}/minProperties`, 2)),
  harmless('as many properties as there can be anyway', 'patch', (c) => c.set(`${CODE}/maxProperties`, 4)),
  wire('fewer properties than there can be', (c) => c.set(`${CODE}/maxProperties`, 3), /at most this many/),
  harmless('the names of properties in place of a closed object', 'patch', (c) => {
    c.remove(`${CODE}/additionalProperties`);
    c.set(`${CODE}/propertyNames`, { enum: ['code', 'nonce', 'add_device', 'remember_me'] });
  }),
  wire('the names of properties leave one out', (c) =>
    c.set(`${CODE}/propertyNames`, { enum: ['code', 'nonce', 'add_device'] }),
  ),
  harmless('names of properties that are texts', 'patch', (c) =>
    c.set(`${UPDATE}/propertyNames`, { type: 'string' }),
  ),
  harmless('what must not be there cannot be there', 'patch', (c) =>
    c.set(`${CODE}/not`, { required: ['bcc'] }),
  ),
  harmless('what must not be is of another type', 'patch', (c) => c.set(`${CODE}/not`, { type: 'null' })),
  wire('what must not be there could be there', (c) => c.set(`${CODE}/not`, { required: ['add_device'] })),
  harmless('what another property needs must be there anyway', 'patch', (c) =>
    c.set(`${CODE}/dependentRequired`, { add_device: ['code'], bcc: ['nonce', 'x'] }),
  ),
  wire('what another property needs could be left out', (c) =>
    c.set(`${CODE}/dependentRequired`, { add_device: ['remember_me'] }),
  ),
  harmless('a property with another that bounds nothing', 'patch', (c) =>
    c.set(`${UPDATE}/dependentSchemas`, { dst: {} }),
  ),
  harmless('a condition of which nothing follows', 'patch', (c) =>
    c.set(`${UPDATE}/if`, { required: ['dst'] }),
  ),
  harmless('an element that need not be there', 'patch', (c) =>
    c.merge(MEMBERS, { contains: { type: 'object' }, minContains: 0 }),
  ),
  wire('an element that must be there', (c) => c.set(`${MEMBERS}/contains`, { type: 'object' })),
  types('a schema moves to `$defs`, which the types show', (c) => {
    c.set(`${CREATE}/$defs`, { number: c.get(`${CREATE}/properties/to`) });
    c.set(`${CREATE}/properties/to`, { $ref: '#/components/schemas/CallCreate/$defs/number' });
  }),
  harmless('another patch of OpenAPI, and its default dialect', 'patch', (c) => {
    c.set('/openapi', '3.1.0');
    c.remove('/jsonSchemaDialect');
  }),
  wire('another dialect', (c) => c.set('/jsonSchemaDialect', 'http://json-schema.org/draft-07/schema#')),
  harmless('other case of a scheme and of a header', 'patch', (c) => {
    c.set('/components/securitySchemes/basic/scheme', 'Basic');
    c.set('/components/securitySchemes/token/name', 'x-auth-token');
  }),
  harmless('a header that OpenAPI passes over', 'patch', (c) =>
    c.set('/paths/~1ping/get/parameters', [{ name: 'Accept', in: 'header', schema: { type: 'string' } }]),
  ),
  harmless('parameters in another order', 'none', (c) =>
    c.set('/paths/~1cdrs/get/parameters', c.list('/paths/~1cdrs/get/parameters').toReversed()),
  ),
  types('one value becomes a list', (c) =>
    c.set(`${SORT}/schema`, { type: 'array', items: { type: 'string' } }),
  ),
  wire('one value becomes a list with commas', (c) =>
    c.merge(SORT, { explode: false, schema: { type: 'array', items: { type: 'string' } } }),
  ),
  wire('one value becomes a list of numbers', (c) =>
    c.set(`${SORT}/schema`, { type: 'array', items: { type: 'integer' } }),
  ),
  wire('one value becomes a list of two', (c) =>
    c.set(`${SORT}/schema`, { type: 'array', minItems: 2, items: { type: 'string' } }),
  ),
  types('the JSON of a text becomes its content', (c) => {
    c.remove(`${FILTER}/schema`);
    c.set(`${FILTER}/content`, {
      'application/json': { schema: { $ref: '#/components/schemas/FilterList' } },
    });
  }),
  harmless(
    'some statuses of a range',
    'minor',
    (c) => c.rename(`${UPDATE_CALL}/2XX`, '200'),
    /Of the responses 2XX only 200/,
  ),
  harmless(
    'one type of a range of media types',
    'minor',
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
  harmless('lengths that a pattern has anyway', 'patch', (c) => {
    c.merge(`${CREATE}/properties/from`, { pattern: '^[0-9]+$', minLength: 1 });
    c.set(`${CREATE}/properties/caller_id/maxLength`, 20);
  }),
  harmless('a condition of which all follows', 'patch', (c) =>
    c.merge(UPDATE, { if: { required: ['dst'] }, else: {} }),
  ),
  wire(
    'an event in another media type',
    (c) => {
      const content = c.object('/webhooks/sms.received/post/requestBody/content');
      content['text/xml'] = content['application/json'];
    },
    /receivers that only know the others/,
  ),
];
