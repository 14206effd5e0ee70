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
    'an id': inPath(answering({ type: 'integer', format: 'int64' })),
    'a small number': inPath(answering({ type: ['integer', 'null'], format: 'int32', maximum: 5000 })),
    'another format, which format-known finds': inPath(answering({ type: 'integer', format: 'id' })),
    'no integer': inPath(answering({ type: ['number', 'string'] })),
    'in an event': inWebhook(taking({ type: ['integer', 'string'], format: 'int64' })),
  },
  {
    'without a format': [inPath(answering({ type: 'integer' })), IN_PATH + ANSWER_SCHEMA],
    'one type of several': [inPath(answering({ type: ['string', 'integer'] })), IN_PATH + ANSWER_SCHEMA],
    'in an event': [inWebhook(taking({ type: 'integer' })), IN_WEBHOOK + BODY_SCHEMA],
  },
);
