import {
  ANSWER_SCHEMA,
  answering,
  IN_PATH,
  IN_WEBHOOK,
  inPath,
  inWebhook,
  json,
  taking,
} from '../support/contract.ts';
import { type RuleCases, ruleCases } from '../support/rule-cases.ts';

const data = { type: 'object' };
const whole = {
  type: 'object',
  required: ['data', 'links'],
  properties: { data, links: { type: 'object' } },
};
const noLinks = { type: 'object', required: ['data'], properties: { data } };

export const cases: RuleCases = ruleCases(
  {
    'data and links, required': inPath(answering(whole)),
    'a schema that a ledger entry speaks about': inPath(answering({ ...noLinks, 'x-ledger': 'O-03' })),
    'an answer without data': inPath(
      answering({ type: 'object', properties: { message: { type: 'string' } } }),
      'post',
    ),
    'an event, which is no answer': inWebhook(taking(noLinks)),
  },
  {
    'no links': [inPath(answering(noLinks)), IN_PATH + ANSWER_SCHEMA],
    'optional data': [inPath(answering({ ...whole, required: ['links'] })), IN_PATH + ANSWER_SCHEMA],
    'no links in the 301 of a PATCH': [
      inPath({ responses: { 301: json(noLinks) } }, 'patch'),
      '#/paths/~1cdrs/patch/responses/301/content/application~1json/schema',
    ],
    'no links in the answer to an event': [inWebhook(answering(noLinks)), IN_WEBHOOK + ANSWER_SCHEMA],
  },
);
