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
    'bounds in their order': inPath(answering({ type: 'integer', minimum: 1, maximum: 5 })),
    'one bound': inPath(answering({ type: 'string', minLength: 4 })),
    'one value': inWebhook(taking({ type: 'integer', minimum: 1, maximum: 1 })),
  },
  {
    'a minimum above the maximum': [
      inPath(answering({ type: 'integer', minimum: 5, maximum: 1 })),
      `${IN_PATH}${ANSWER_SCHEMA}/minimum`,
    ],
    'lengths in an event': [
      inWebhook(taking({ type: 'string', minLength: 5, maxLength: 1 })),
      `${IN_WEBHOOK}${BODY_SCHEMA}/minLength`,
    ],
  },
);
