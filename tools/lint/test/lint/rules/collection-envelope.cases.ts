import {
  ANSWER_SCHEMA,
  answering,
  contract,
  IN_PATH,
  inPath,
  inWebhook,
  taking,
} from '../support/contract.ts';
import { type RuleCases, ruleCases } from '../support/rule-cases.ts';

const data = { type: 'array', items: {} };
const whole = {
  type: 'object',
  required: ['data', 'total'],
  properties: { data, total: { type: 'integer' } },
};
const noTotal = { type: 'object', required: ['data'], properties: { data } };
const optionalTotal = { ...whole, required: ['data'] };

export const cases: RuleCases = ruleCases(
  {
    'data and total, required': inPath(answering(whole)),
    'the same through a $ref and allOf': contract({
      paths: { '/cdrs': { get: answering({ $ref: '#/components/schemas/Cdrs' }) } },
      components: { schemas: { Cdrs: { allOf: [whole] } } },
    }),
    'a schema that a ledger entry speaks about': inPath(answering({ ...noTotal, 'x-ledger': 'N-46' })),
    'an event, which is no answer': inWebhook(taking(noTotal)),
  },
  {
    'no total': [inPath(answering(noTotal)), IN_PATH + ANSWER_SCHEMA],
    'no total, at a response that a ledger entry speaks about': [
      inPath(answering(noTotal, { 'x-ledger': 'N-46' })),
      IN_PATH + ANSWER_SCHEMA,
    ],
    'an optional total': [inPath(answering(optionalTotal)), IN_PATH + ANSWER_SCHEMA],
    'no total in the answer to an event': [
      inWebhook(answering(noTotal)),
      `#/webhooks/call.missed/post${ANSWER_SCHEMA}`,
    ],
    'no total in a schema that two operations share, once': [
      contract({
        paths: {
          '/cdrs': { get: answering({ $ref: '#/components/schemas/Cdrs' }) },
          '/sms': { get: answering({ $ref: '#/components/schemas/Cdrs' }) },
        },
        components: { schemas: { Cdrs: noTotal } },
      }),
      '#/components/schemas/Cdrs',
    ],
  },
);
