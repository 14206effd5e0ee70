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

const either = { anyOf: [{ type: 'integer' }, { type: 'string' }, { type: 'null' }] };

export const cases: RuleCases = ruleCases(
  {
    'one type': inPath(answering({ type: 'string' })),
    'no type': inPath(answering({})),
    'a type and null': inPath(answering({ type: ['string', 'null'] })),
    'null first': inPath(answering({ type: ['null', 'string'] })),
    'an anyOf of plain types': inPath(answering(either)),
    'in an event': inWebhook(taking(either)),
  },
  {
    'two types': [inPath(answering({ type: ['integer', 'string'] })), `${IN_PATH}${ANSWER_SCHEMA}/type`],
    'two types and null, in a property': [
      inPath(answering({ type: 'object', properties: { id: { type: ['integer', 'string', 'null'] } } })),
      `${IN_PATH}${ANSWER_SCHEMA}/properties/id/type`,
    ],
    'of a parameter': [
      inPath({ parameters: [{ name: 'id', in: 'query', schema: { type: ['integer', 'string'] } }] }),
      `${IN_PATH}/parameters/0/schema/type`,
    ],
    'in an event': [inWebhook(taking({ type: ['integer', 'string'] })), `${IN_WEBHOOK}${BODY_SCHEMA}/type`],
  },
);
