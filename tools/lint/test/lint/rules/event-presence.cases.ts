import type { JsonObject } from '@telephony/contract';
import { BODY_SCHEMA, contract, IN_WEBHOOK, inPath, inWebhook, taking } from '../support/contract.ts';
import { ledger } from '../support/ledger.ts';
import { type RuleCases, ruleCases } from '../support/rule-cases.ts';

const OF_CALLS = ['id', 'event_time', 'event_name', 'call_id', 'state'];
const event = (names: string[], properties: JsonObject = {}) =>
  taking({
    type: 'object',
    required: names,
    properties: { ...Object.fromEntries(OF_CALLS.map((name) => [name, { type: 'string' }])), ...properties },
  });
const at = `${IN_WEBHOOK}${BODY_SCHEMA}`;

export const cases: RuleCases = ruleCases(
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
    'a field that is promised': contract(
      {
        webhooks: {
          'call.missed': {
            post: { ...event(OF_CALLS, { final: { type: 'boolean', 'x-ledger': 'N-02' } }), responses: {} },
          },
        },
      },
      ledger({ 'N-02': { about: ['presence'] } }),
    ),
    'a request': inPath(taking({ type: 'object', properties: { to: { type: 'string' } } }), 'post'),
  },
  {
    'no state of a call': [inWebhook(event(OF_CALLS.slice(0, 4))), at],
    'another field that is required': [
      inWebhook(event([...OF_CALLS, 'final'], { final: { type: ['boolean', 'null'] } })),
      `${at}/properties/final`,
    ],
    'a field that cannot be null': [
      inWebhook(event(OF_CALLS, { final: { type: 'boolean' } })),
      `${at}/properties/final`,
    ],
  },
);
