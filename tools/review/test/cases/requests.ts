import { harmless, types, wire } from '../support/case.ts';

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
    (c) => c.remove(`${CALL}/properties/caller_id`),
    /`caller_id` of `CallCreate` is gone/,
  ),
  wire(
    'a property of a closed body is renamed',
    (c) => c.rename(`${CALL}/properties/caller_id`, 'callerId'),
    /`caller_id` of `CallCreate` is called `callerId` now: requests that call it/,
  ),
  wire('a property has another type', (c) => c.set(`${CALL}/properties/to/type`, 'integer')),
  wire(
    'a property no longer takes null',
    (c) => c.set(`${CALL}/properties/to/type`, 'string'),
    undefined,
    (c) => c.set(`${CALL}/properties/to/type`, ['string', 'null']),
  ),
  wire(
    'the default of a property is another',
    (c) => c.set(`${CALL}/properties/from/default`, '2'),
    /the default `"2"`/,
    (c) => c.set(`${CALL}/properties/from/default`, '1'),
  ),
  wire(
    'a body becomes required',
    (c) => c.set('/paths/~1cdrs/patch/requestBody/required', true),
    /body is required/,
    (c) => c.set('/paths/~1cdrs/patch/requestBody/required', false),
  ),
  wire(
    'a text gets a longest length',
    (c) => c.set(`${CALL}/properties/to/maxLength`, 10),
    /at most this many characters: 10/,
  ),
  wire('a pattern is another', (c) => c.set(`${CALL}/properties/from/pattern`, '^[0-9]{5}$'), /must match/),
  wire('a pattern is new', (c) => c.set(`${CALL}/properties/to/pattern`, '^[0-9]+$')),
  wire('a format is new', (c) => c.set(`${UPDATE}/properties/action_text/format`, 'uri')),
  wire(
    'an open enumeration is closed',
    (c) =>
      c.set(`${UPDATE}/properties/monitor_state`, { type: 'string', enum: ['start', 'pause', 'resume'] }),
    /takes only/,
  ),
  wire(
    'an open body is closed',
    (c) => {
      c.set('/components/schemas/CdrBulkUpdateItem/additionalProperties', false);
    },
    /has only the listed fields now/,
  ),
  wire(
    'a body has another media type',
    (c) => c.rename('/paths/~1calls/post/requestBody/content/application~1json', 'application/xml'),
    /media type `application\/json` of the body is gone/,
  ),
  harmless('a body that was required may be left out', 'minor', (c) =>
    c.set('/paths/~1calls/post/requestBody/required', false),
  ),
  wire('a body is no longer taken', (c) => c.remove('/paths/~1cdrs/patch/requestBody'), /takes no body/),
  wire('a list must hold something', (c) => c.set(`${UPDATE}/properties/labels/minItems`, 1)),
  wire('a property is read-only', (c) => c.set(`${UPDATE}/properties/dst/readOnly`, true), /read-only/),
  types(
    'a property of an open body is removed',
    (c) => {
      c.remove('/components/schemas/CdrBulkUpdateItem/properties/id');
      c.remove('/components/schemas/CdrBulkUpdateItem/required');
    },
    /`id` of `CdrBulkUpdateItem` is gone: requests stay valid/,
  ),
  harmless(
    'an optional property is new',
    'minor',
    (c) => c.set(`${CALL}/properties/note`, { type: 'string' }),
    /`note` of `CallCreate` can be sent/,
  ),
  harmless(
    'a required property may be left out',
    'minor',
    (c) => c.remove(`${CALL}/required`),
    /may be left out/,
  ),
  harmless('a property takes another type as well', 'minor', (c) =>
    c.set(`${CALL}/properties/to/type`, ['string', 'integer']),
  ),
  harmless('a property takes null as well', 'minor', (c) =>
    c.set(`${CALL}/properties/to/type`, ['string', 'null']),
  ),
  harmless('a pattern is lifted', 'minor', (c) => c.remove(`${CALL}/properties/from/pattern`)),
  harmless('bounds that everything meets are stated', 'patch', (c) => {
    c.merge(`${UPDATE}/properties/labels`, { minItems: 0, uniqueItems: false });
    c.set(`${UPDATE}/properties/dst/minLength`, 0);
    c.set(`${UPDATE}/minProperties`, 0);
  }),
  harmless('a closed body is opened', 'minor', (c) => c.remove(`${CALL}/additionalProperties`)),
  harmless('a known value of an open enumeration is gone', 'patch', (c) =>
    c.list(`${UPDATE}/properties/state/anyOf/0/enum`).pop(),
  ),
  harmless('a known value of an open enumeration is new', 'minor', (c) =>
    c.list(`${UPDATE}/properties/state/anyOf/0/enum`).push('hold'),
  ),
  harmless('a plain text becomes an open enumeration', 'minor', (c) => {
    c.set(`${CALL}/properties/to`, { anyOf: [{ type: 'string', enum: ['operator'] }, { type: 'string' }] });
  }),
  harmless('a property is deprecated', 'minor', (c) =>
    c.set(`${CALL}/properties/caller_id/deprecated`, true),
  ),
];
