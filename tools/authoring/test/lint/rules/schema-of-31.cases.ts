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
    examples: inPath(answering({ type: 'string', examples: ['a'] })),
    'a field of that name': inPath(
      answering({ type: 'object', properties: { example: { type: 'string' } } }),
    ),
  },
  {
    'an example': [inPath(answering({ type: 'string', example: 'a' })), `${IN_PATH}${ANSWER_SCHEMA}/example`],
    'the same in an event': [
      inWebhook(taking({ type: 'string', example: 'a' })),
      `${IN_WEBHOOK}${BODY_SCHEMA}/example`,
    ],
  },
);
