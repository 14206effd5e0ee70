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
  { 'a regular expression': inPath(answering({ type: 'string', pattern: String.raw`^\d{4}$` })) },
  {
    'a bracket that is open': [
      inPath(answering({ type: 'string', pattern: '^[a-z+$' })),
      `${IN_PATH}${ANSWER_SCHEMA}/pattern`,
    ],
    'an escape that is none, in an event': [
      inWebhook(taking({ type: 'string', pattern: String.raw`\_` })),
      `${IN_WEBHOOK}${BODY_SCHEMA}/pattern`,
    ],
  },
);
