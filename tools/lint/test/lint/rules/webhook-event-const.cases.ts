import { BODY_SCHEMA, IN_WEBHOOK, inPath, inWebhook, taking } from '../support/contract.ts';
import { type RuleCases, ruleCases } from '../support/rule-cases.ts';

const event = (event_name: object) => ({ type: 'object', properties: { event_name } });
const missed = event({ const: 'call.missed' });

export const cases: RuleCases = ruleCases(
  {
    'its key': inWebhook(taking(missed)),
    'its key in a member of allOf': inWebhook(taking({ allOf: [event({ type: 'string' }), missed] })),
    'a path': inPath(taking(event({ const: 'x' })), 'post'),
  },
  {
    'another event': [
      inWebhook(taking(event({ const: 'call.hangup' }))),
      `${IN_WEBHOOK}${BODY_SCHEMA}/properties/event_name/const`,
    ],
    'two events': [
      inWebhook(taking({ allOf: [missed, event({ const: 'call.hangup' })] })),
      `${IN_WEBHOOK}${BODY_SCHEMA}/allOf/1/properties/event_name/const`,
    ],
    'no const': [inWebhook(taking(event({ type: 'string' }))), IN_WEBHOOK + BODY_SCHEMA],
    'no event_name': [inWebhook(taking({ type: 'object' })), IN_WEBHOOK + BODY_SCHEMA],
  },
);
