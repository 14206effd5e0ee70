import { minor, patch, types, wire } from '../support/case.ts';

const CALL = '/components/schemas/CallCreate';
const UPDATE = '/components/schemas/CallUpdate';

export const requestCases = [
  wire(
    'a property is required now',
    (c) => c.list(`${CALL}/required`).push('from'),
    /^[^\n]*`from` of `CallCreate` is required now[^\n]*$/,
  ),
  wire(
    'a required property is new',
    (c) => {
      c.set(`${CALL}/properties/reason`, { type: 'string' });
      c.list(`${CALL}/required`).push('reason');
    },
    /`reason` of `CallCreate` is required now/,
  ),
  wire(
    'a property that is not described is required',
    (c) => c.list('/components/schemas/CdrBulkUpdateItem/required').push('labels'),
    /`labels` of `CdrBulkUpdateItem` is required now/,
  ),
  wire(
    'a property of a closed body is removed',
    { [`${CALL}/properties/caller_id`]: undefined },
    /`caller_id` of `CallCreate` is gone/,
  ),
  wire(
    'a property of a closed body is renamed',
    (c) => c.rename(`${CALL}/properties/caller_id`, 'callerId'),
    /`caller_id` of `CallCreate` is called `callerId` now: requests that call it/,
  ),
  wire('a property has another type', { [`${CALL}/properties/to/type`]: 'integer' }),
  wire(
    'a property no longer takes null',
    { [`${CALL}/properties/to/type`]: 'string' },
    { [`${CALL}/properties/to/type`]: ['string', 'null'] },
  ),
  wire(
    'the default of a property is another',
    { [`${CALL}/properties/from/default`]: '2' },
    /the default `"2"`/,
    { [`${CALL}/properties/from/default`]: '1' },
  ),
  wire('a body becomes required', { '/paths/~1cdrs/patch/requestBody/required': true }, /body is required/, {
    '/paths/~1cdrs/patch/requestBody/required': false,
  }),
  wire(
    'a text gets a longest length',
    { [`${CALL}/properties/to/maxLength`]: 10 },
    /at most this many characters: 10/,
  ),
  wire('a pattern is another', { [`${CALL}/properties/from/pattern`]: '^[0-9]{5}$' }, /must match/),
  wire('a pattern is new', { [`${CALL}/properties/to/pattern`]: '^[0-9]+$' }),
  wire('a format is new', { [`${UPDATE}/properties/action_text/format`]: 'uri' }),
  wire(
    'an open enumeration is closed',
    { [`${UPDATE}/properties/monitor_state`]: { type: 'string', enum: ['start', 'pause', 'resume'] } },
    /takes only/,
  ),
  wire(
    'an open body is closed',
    { '/components/schemas/CdrBulkUpdateItem/additionalProperties': false },
    /has only the listed fields now/,
  ),
  wire(
    'a body has another media type',
    (c) => c.rename('/paths/~1calls/post/requestBody/content/application~1json', 'application/xml'),
    /media type `application\/json` of the body is gone/,
  ),
  minor('a body that was required may be left out', { '/paths/~1calls/post/requestBody/required': false }),
  wire('a body is no longer taken', { '/paths/~1cdrs/patch/requestBody': undefined }, /takes no body/),
  wire('a list must hold something', { [`${UPDATE}/properties/labels/minItems`]: 1 }),
  wire('a property is read-only', { [`${UPDATE}/properties/dst/readOnly`]: true }, /read-only/),
  types(
    'a property of an open body is removed',
    {
      '/components/schemas/CdrBulkUpdateItem/properties/id': undefined,
      '/components/schemas/CdrBulkUpdateItem/required': undefined,
    },
    /`id` of `CdrBulkUpdateItem` is gone: requests stay valid/,
  ),
  minor(
    'an optional property is new',
    { [`${CALL}/properties/note`]: { type: 'string' } },
    /`note` of `CallCreate` can be sent/,
  ),
  minor('a required property may be left out', { [`${CALL}/required`]: undefined }, /may be left out/),
  minor('a property takes another type as well', { [`${CALL}/properties/to/type`]: ['string', 'integer'] }),
  minor('a property takes null as well', { [`${CALL}/properties/to/type`]: ['string', 'null'] }),
  minor('a pattern is lifted', { [`${CALL}/properties/from/pattern`]: undefined }),
  patch('bounds that everything meets are stated', (c) => {
    c.merge(`${UPDATE}/properties/labels`, { minItems: 0, uniqueItems: false });
    c.set(`${UPDATE}/properties/dst/minLength`, 0);
    c.set(`${UPDATE}/minProperties`, 0);
  }),
  minor('a closed body is opened', { [`${CALL}/additionalProperties`]: undefined }),
  patch('a known value of an open enumeration is gone', (c) =>
    c.list(`${UPDATE}/properties/state/anyOf/0/enum`).pop(),
  ),
  minor('a known value of an open enumeration is new', (c) =>
    c.list(`${UPDATE}/properties/state/anyOf/0/enum`).push('hold'),
  ),
  minor('a plain text becomes an open enumeration', {
    [`${CALL}/properties/to`]: { anyOf: [{ type: 'string', enum: ['operator'] }, { type: 'string' }] },
  }),
  minor('a property is deprecated', { [`${CALL}/properties/caller_id/deprecated`]: true }),
];
