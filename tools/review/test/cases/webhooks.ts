import { minor, patch, types, wire } from '../support/case.ts';

const MISSED = '/webhooks/call.missed/post';
const EVENT = '/components/schemas/CallEvent';

const receives = (more: object) => ({ '2XX': { description: 'Taken.', ...more } });
const taken = (required: boolean) => ({ headers: { 'X-Taken': { required, schema: { type: 'string' } } } });

export const webhookCases = [
  wire(
    'a webhook is removed',
    { '/webhooks/sms.received': undefined },
    /webhook sms\.received[\s\S]*webhook is gone/,
  ),
  wire(
    'a webhook is renamed',
    (c) => c.rename('/webhooks/call.missed', 'call.lost'),
    /called `call\.lost` now/,
  ),
  wire(
    'a property of an event is removed',
    { [`${EVENT}/properties/t_cause`]: undefined },
    /webhook call\.missed[\s\S]*`t_cause` of `CallEvent` is gone/,
  ),
  wire(
    'a property of an event may be missing',
    (c) => {
      const required = c.list(`${EVENT}/required`);
      required.splice(required.indexOf('call_id'), 1);
    },
    /`call_id` of `CallEvent` may be missing/,
  ),
  wire('a property of an event may be null', { [`${EVENT}/properties/call_id/type`]: ['integer', 'null'] }),
  wire('an event has another name', {
    '/components/schemas/CallMissedEvent/allOf/1/properties/event_name/const': 'call.lost',
  }),
  wire('an event has another media type', (c) =>
    c.rename(`${MISSED}/requestBody/content/application~1json`, 'application/x-www-form-urlencoded'),
  ),
  wire('a response of receivers is no longer understood', (c) => c.rename(`${MISSED}/responses/2XX`, '204')),
  wire(
    'receivers must return a body',
    {
      [`${MISSED}/responses`]: receives({ content: { 'application/json': { schema: { type: 'object' } } } }),
    },
    /had no body: receivers return none/,
  ),
  minor(
    'receivers may return no body',
    { [`${MISSED}/responses`]: receives({}) },
    /receivers may return none/,
    {
      [`${MISSED}/responses`]: receives({ content: { 'application/json': { schema: { type: 'object' } } } }),
    },
  ),
  wire(
    'receivers must send a header',
    { [`${MISSED}/responses`]: receives(taken(true)) },
    /`X-Taken`.*must be sent \(new\)/,
  ),
  minor(
    'receivers can send a header',
    { [`${MISSED}/responses`]: receives(taken(false)) },
    /`X-Taken`.*can be sent \(new\)/,
  ),
  minor(
    'a header of receivers may be missing',
    { [`${MISSED}/responses`]: receives(taken(false)) },
    /may be left out now/,
    { [`${MISSED}/responses`]: receives(taken(true)) },
  ),
  types('the operationId of a webhook is renamed', { [`${MISSED}/operationId`]: 'onMissed' }),
  minor(
    'a webhook is added',
    (c) => {
      c.set('/webhooks/call.parked', structuredClone(c.get('/webhooks/call.missed')));
      c.set('/webhooks/call.parked/post/operationId', 'onCallParked');
    },
    /webhook is new/,
  ),
  minor('a property of an event is new', { [`${EVENT}/properties/site`]: { type: ['string', 'null'] } }),
  minor('a property of an event is always there', (c) => c.list(`${EVENT}/required`).push('src')),
  minor('a state of an event is new', (c) => c.list(`${EVENT}/properties/state/anyOf/0/enum`).push('PARKED')),
  patch('the description of a webhook is worded anew', { [`${MISSED}/description`]: 'Other words.' }),
];
