import type { JsonObject } from '@telephony/contract';
import {
  answering,
  contract,
  IN,
  inPath,
  inWebhook,
  ledger,
  ruleCases,
  type RuleCases,
  taking,
} from '../support/cases.ts';

export const cases: Record<string, RuleCases> = {};

const id = { type: 'integer' };
const nullable = { type: ['string', 'null'] };
const record = (properties: JsonObject, required = ['id']) => ({ type: 'object', required, properties });
const single = (data: JsonObject) => answering({ type: 'object', properties: { data } });
const list = (items: JsonObject) => single({ type: 'array', items });
const at = `${IN.answer}/properties/data`;
const marked = (about: string[]) => ({
  ...inPath(single(record({ id, name: { type: 'string', 'x-ledger': 'N-01' } }, ['id', 'name']))),
  ...ledger({ 'N-01': { about } }),
});

cases['record-presence'] = ruleCases(
  {
    'an id, and what may be null': inPath(single(record({ id, name: nullable }))),
    'known by its token': inPath(list(record({ token: { type: 'string' }, name: nullable }, ['token']))),
    'null as one of several types': inPath(
      single(record({ id, name: { anyOf: [{ type: 'string' }, { type: 'null' }] } })),
    ),
    'no type at all': inPath(single(record({ id, name: {} }))),
    'a field that is promised': marked(['presence']),
    'an event, which has a rule of its own': inWebhook(taking(record({ id, name: { type: 'string' } }))),
    'a request': inPath(taking(record({ name: { type: 'string' } }, ['name'])), 'post'),
  },
  {
    'no id among what is required': [inPath(single(record({ id, name: nullable }, []))), at],
    'another field that is required': [
      inPath(list(record({ id, name: nullable }, ['id', 'name']))),
      `${at}/items/required`,
    ],
    'a field that cannot be null': [
      inPath(single(record({ id, name: { type: 'string' } }))),
      `${at}/properties/name`,
    ],
    'a mark about something else': [marked(['fields']), `${at}/required`],
    'a part of a record': [
      inPath(single({ allOf: [record({ id, name: { type: 'string' } })] })),
      `${at}/allOf/0/properties/name`,
    ],
  },
);

const OF_CALLS = ['id', 'event_time', 'event_name', 'call_id', 'state'];
const event = (names: string[], properties: JsonObject = {}) =>
  taking({
    type: 'object',
    required: names,
    properties: { ...Object.fromEntries(OF_CALLS.map((name) => [name, { type: 'string' }])), ...properties },
  });

cases['event-presence'] = ruleCases(
  {
    'what identifies a call': inWebhook(event(OF_CALLS, { final: { type: ['boolean', 'null'] } })),
    'what identifies another event': inWebhook(
      taking({
        type: 'object',
        required: ['id', 'event_time', 'event_name'],
        properties: { id: { type: 'string' } },
      }),
      'sms.received',
    ),
    'a field that is promised': {
      ...inWebhook(event(OF_CALLS, { final: { type: 'boolean', 'x-ledger': 'N-02' } })),
      ...ledger({ 'N-02': { about: ['presence'] } }),
    },
    'a request': inPath(taking({ type: 'object', properties: { to: { type: 'string' } } }), 'post'),
  },
  {
    'no state of a call': [inWebhook(event(OF_CALLS.slice(0, 4))), IN.event],
    'another field that is required': [
      inWebhook(event([...OF_CALLS, 'final'], { final: { type: ['boolean', 'null'] } })),
      `${IN.event}/properties/final`,
    ],
    'a field that cannot be null': [
      inWebhook(event(OF_CALLS, { final: { type: 'boolean' } })),
      `${IN.event}/properties/final`,
    ],
  },
);

const open = { type: 'object', properties: { to: { type: 'string' } } };
const strict = { ...open, additionalProperties: false };
const doubted = (members: JsonObject) => ({
  ...inPath(taking({ ...open, 'x-ledger': 'N-40' }), 'post'),
  ...ledger({ 'N-40': members }),
});

cases['request-strict'] = ruleCases(
  {
    'a closed object': inPath(taking(strict), 'post'),
    'an array of closed objects': inPath(taking({ type: 'array', items: strict }), 'patch'),
    'parts that are closed together': inPath(
      taking({ allOf: [open], type: 'object', unevaluatedProperties: false }),
      'post',
    ),
    'fields that are not documented': doubted({ about: ['fields'] }),
    'an object that is returned': inPath(answering(open), 'post'),
    'an event, which the platform writes': inWebhook(taking(open)),
  },
  {
    'a mark about something else': [doubted({ about: ['presence'] }), IN.request],
    'a mark that says not what it is about': [doubted({}), IN.request],
    'an open object': [inPath(taking(open), 'post'), IN.request],
    'the elements of an array': [
      inPath(taking({ type: 'array', items: open }), 'post'),
      `${IN.request}/items`,
    ],
    'an object in an object': [
      inPath(taking({ ...strict, properties: { frequency: open } }), 'post'),
      `${IN.request}/properties/frequency`,
    ],
    'an open object that two operations share, once': [
      contract({
        paths: {
          '/cdrs': {
            post: taking({ $ref: '#/components/schemas/Input' }),
            patch: taking({ $ref: '#/components/schemas/Input' }),
          },
        },
        components: { schemas: { Input: open } },
      }),
      '#/components/schemas/Input',
    ],
  },
);

const closed = { type: 'object', additionalProperties: false };

cases['response-open'] = ruleCases(
  {
    'an open object': inPath(answering({ type: 'object' })),
    'members of a stated type': inPath(
      answering({ type: 'object', additionalProperties: { type: 'string' } }),
    ),
    'an object that is sent': inPath(taking(closed), 'post'),
    'an open event': inWebhook(taking({ type: 'object' })),
  },
  {
    'a closed answer': [inPath(answering(closed)), `${IN.answer}/additionalProperties`],
    'a closed part': [
      inPath(answering({ type: 'array', items: { type: 'object', unevaluatedProperties: false } })),
      `${IN.answer}/items/unevaluatedProperties`,
    ],
    'a closed event': [inWebhook(taking({ allOf: [closed] })), `${IN.event}/allOf/0/additionalProperties`],
    'a schema that is sent and returned': [
      contract({
        paths: {
          '/cdrs': {
            post: {
              ...taking({ $ref: '#/components/schemas/Cdr' }),
              ...answering({ $ref: '#/components/schemas/Cdr' }),
            },
          },
        },
        components: { schemas: { Cdr: closed } },
      }),
      '#/components/schemas/Cdr/additionalProperties',
    ],
  },
);
