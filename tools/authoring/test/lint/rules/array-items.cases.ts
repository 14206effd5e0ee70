import {
  ANSWER_SCHEMA,
  answering,
  BODY_SCHEMA,
  IN_PATH,
  IN_WEBHOOK,
  inPath,
  inWebhook,
  taking,
} from '../support/contract.ts';
import { type RuleCases, ruleCases } from '../support/rule-cases.ts';

export const cases: RuleCases = ruleCases(
  {
    items: inPath(answering({ type: 'array', items: { type: 'string' } })),
    'unknown items': inPath(answering({ type: ['array', 'null'], items: {} })),
    'a tuple in an event': inWebhook(taking({ type: 'array', prefixItems: [{}] })),
  },
  {
    'in an answer': [inPath(answering({ type: 'array' })), IN_PATH + ANSWER_SCHEMA],
    'one type of several': [inPath(answering({ type: ['array', 'null'] })), IN_PATH + ANSWER_SCHEMA],
    'in an event': [inWebhook(taking({ type: 'array' })), IN_WEBHOOK + BODY_SCHEMA],
  },
);
