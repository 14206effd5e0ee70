import { minor, patch, types, wire } from '../support/case.ts';

const CDR = '/components/schemas/Cdr';
const LIST = '/paths/~1cdrs/get/responses';

const PING = '/paths/~1ping/get/responses';

const ANY = { type: ['string', 'null'] };
const HEADER = { description: 'Records.', required: true, schema: { type: 'integer' } };

export const responseCases = [
  wire(
    'a header is removed',
    { [`${LIST}/200/headers/X-Total`]: undefined },
    /header `X-Total` of the 200 response is gone/,
    { [`${LIST}/200/headers`]: { 'X-Total': HEADER, 'X-Pages': HEADER } },
  ),
  wire(
    'a header may be missing now',
    { [`${LIST}/200/headers/X-Total/required`]: undefined },
    /header `X-Total` of the 200 response may be missing/,
    { [`${LIST}/200/headers`]: { 'X-Total': { ...HEADER } } },
  ),
  wire(
    'a header has another type',
    { [`${LIST}/200/headers/X-Total/schema`]: { type: 'string' } },
    { [`${LIST}/200/headers`]: { 'X-Total': { ...HEADER } } },
  ),
  minor(
    'a header is new',
    { [`${LIST}/200/headers`]: { 'X-Total': HEADER } },
    /header `X-Total` of the 200 response is there to read/,
  ),
  wire('a property is removed', { [`${CDR}/properties/billsec`]: undefined }, /`billsec` of `Cdr` is gone/),
  wire(
    'a property is renamed',
    (c) => c.rename(`${CDR}/properties/billsec`, 'billable_seconds'),
    /^[^\n]*`billsec` of `Cdr` is called `billable_seconds` now: programs that read the old name find nothing\.$/,
  ),
  wire(
    'a property is removed, and another is new',
    {
      [`${CDR}/properties/billsec`]: undefined,
      [`${CDR}/properties/codec`]: { ...ANY, description: 'Codec of the call.' },
    },
    /`billsec` of `Cdr` is gone[^]*`codec` of `Cdr` is there to read \(new\)/,
    { [`${CDR}/properties/billsec`]: { ...ANY, description: 'Seconds of the call.' } },
  ),
  wire(
    'a property may be missing now',
    { [`${CDR}/required`]: undefined },
    /`id` of `Cdr` may be missing now/,
  ),
  wire(
    'a property may be null now',
    { [`${CDR}/properties/id/type`]: ['integer', 'null'] },
    /can be an integer or null now/,
  ),
  wire('a property has another type', { [`${CDR}/properties/charge/type`]: ['string', 'null'] }),
  wire('a whole number may have a fraction', { [`${CDR}/properties/id/type`]: 'number' }),
  wire('a property takes the type of another component', {
    [`${CDR}/properties/calldate`]: { type: ['integer', 'null'] },
  }),
  wire(
    'a closed enumeration has one more value',
    (c) => c.list(`${CDR}/properties/direction/enum`).push('web'),
    /the enumeration is closed/,
    { [`${CDR}/properties/direction`]: { type: 'string', enum: ['in', 'out'] } },
  ),
  wire(
    'a closed enumeration is opened',
    { [`${CDR}/properties/direction/enum`]: undefined },
    /any value now/,
    { [`${CDR}/properties/direction`]: { type: 'string', enum: ['in', 'out'] } },
  ),
  wire(
    'a text may be longer',
    { [`${CDR}/properties/clid/maxLength`]: 200 },
    { [`${CDR}/properties/clid/maxLength`]: 20 },
  ),
  wire('a status is removed', { [`${LIST}/400`]: undefined }, /response 400 is gone/),
  wire(
    'the status of success is another',
    (c) => c.rename('/paths/~1calls/post/responses/201', '200'),
    /response 201 is gone/,
  ),
  ...[
    ['200', '2XX'],
    ['200', 'default'],
  ].map(([status = '', range = '']) =>
    wire(
      `success can be any of ${range} now`,
      (c) => c.rename(`${PING}/${status}`, range),
      /Success was the response 200, and is any (?:of 2XX|status) now/,
      (c) => c.set(PING, { [status]: c.get(`${PING}/200`) }),
    ),
  ),
  types(
    'a success is left to a range that was there beside it',
    { [`${PING}/200`]: undefined },
    /response 200 is no longer named beside 2XX/,
    (c) => c.set(`${PING}/2XX`, structuredClone(c.get(`${PING}/200`))),
  ),
  minor(
    'ranges come in place of a default',
    (c) => {
      c.rename(`${PING}/default`, '4XX');
      c.set(`${PING}/5XX`, c.get(`${PING}/4XX`));
    },
    /Of the responses default only 4XX and 5XX can come now/,
    (c) => c.set(PING, { 200: c.get(`${PING}/200`), default: { description: 'An error.' } }),
  ),
  wire(
    'a success with another body is added',
    { [`${LIST}/202`]: { description: 'Later.' } },
    /Success can now be the response 202/,
  ),
  wire('a response has another media type', (c) =>
    c.rename(`${LIST}/200/content/application~1json`, 'text/csv'),
  ),
  wire('a response loses its envelope', {
    [`${LIST}/200/content/application~1json/schema`]: {
      type: 'array',
      items: { $ref: '#/components/schemas/Cdr' },
    },
  }),
  wire('total is gone from a collection', {
    '/components/schemas/CdrCollection/properties/total': undefined,
    '/components/schemas/CdrCollection/required': ['data'],
  }),
  wire(
    'a response can have another form',
    {
      '/paths/~1cdrs~1{id}/get/responses/200/content/application~1json/schema': {
        anyOf: [{ $ref: '#/components/schemas/CdrSingle' }, { $ref: '#/components/schemas/CallSingle' }],
      },
    },
    /has another form, `CallSingle` \(new\)/,
  ),
  wire('a property is write-only', { [`${CDR}/properties/clid/writeOnly`]: true }, /write-only/),
  types(
    'a value of a closed enumeration can no longer come',
    (c) => c.list(`${CDR}/properties/direction/enum`).pop(),
    /never `"out"`/,
    { [`${CDR}/properties/direction`]: { type: 'string', enum: ['in', 'out'] } },
  ),
  types(
    'no value of an open enumeration can come any more',
    (c) => c.list(`${CDR}/properties/type/anyOf`).splice(0, 2),
    /`type` of `Cdr` .*: responses stay valid/,
  ),
  minor(
    'a property is new',
    { [`${CDR}/properties/codec`]: { type: ['string', 'null'] } },
    /`codec` of `Cdr` is there to read/,
  ),
  minor('a property is always there now', (c) => c.list(`${CDR}/required`).push('src'), /always there/),
  minor('a property is never null any more', { [`${CDR}/properties/billsec/type`]: 'integer' }),
  minor('an open enumeration knows one more value', (c) =>
    c.list(`${CDR}/properties/context/anyOf/0/enum`).push('QUEUE'),
  ),
  patch('an open enumeration knows one value fewer', (c) =>
    c.list(`${CDR}/properties/context/anyOf/0/enum`).pop(),
  ),
  minor('an error is declared', { [`${LIST}/429`]: { description: 'Too many.' } }, /response 429/),
  minor('an error is covered by a range', (c) => {
    c.set(`${LIST}/4XX`, c.get(`${LIST}/400`));
    c.remove(`${LIST}/400`);
  }),
  minor('a media type is added', { [`${LIST}/200/content/text~1csv`]: { schema: { type: 'string' } } }),
  minor('a property is deprecated', { [`${CDR}/properties/clid/deprecated`]: true }),
];
