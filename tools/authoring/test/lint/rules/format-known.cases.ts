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

const inResponse = `${IN_PATH}${ANSWER_SCHEMA}/format`;

export const cases: RuleCases = ruleCases(
  {
    'that of an integer': inPath(answering({ type: 'integer', format: 'int64' })),
    'that of a text or null': inPath(answering({ type: ['string', 'null'], format: 'date' })),
    'without a type': inPath(answering({ format: 'email' })),
    'an example of that name': inPath(answering({ examples: [{ format: 'csv' }] })),
  },
  {
    'one that does not exist': [inPath(answering({ type: 'string', format: 'datetime' })), inResponse],
    'one of another type': [inPath(answering({ type: 'string', format: 'int64' })), inResponse],
    'a width that does not exist, in an event': [
      inWebhook(taking({ type: 'integer', format: 'int63' })),
      `${IN_WEBHOOK}${BODY_SCHEMA}/format`,
    ],
  },
);
