import {
  ANSWER_SCHEMA,
  answering,
  BODY_SCHEMA,
  contract,
  IN_PATH,
  IN_WEBHOOK,
  inPath,
  inWebhook,
  taking,
} from '../support/contract.ts';
import { type RuleCases, ruleCases } from '../support/rule-cases.ts';

const closed = { type: 'object', additionalProperties: false };

export const cases: RuleCases = ruleCases(
  {
    'an open object': inPath(answering({ type: 'object' })),
    'members of a stated type': inPath(
      answering({ type: 'object', additionalProperties: { type: 'string' } }),
    ),
    'an object that is sent': inPath(taking(closed), 'post'),
    'an open event': inWebhook(taking({ type: 'object' })),
  },
  {
    'a closed answer': [inPath(answering(closed)), `${IN_PATH}${ANSWER_SCHEMA}/additionalProperties`],
    'a closed part': [
      inPath(answering({ type: 'array', items: { type: 'object', unevaluatedProperties: false } })),
      `${IN_PATH}${ANSWER_SCHEMA}/items/unevaluatedProperties`,
    ],
    'a closed event': [
      inWebhook(taking({ allOf: [closed] })),
      `${IN_WEBHOOK}${BODY_SCHEMA}/allOf/0/additionalProperties`,
    ],
    'a schema that is sent and returned': [
      contract({
        paths: {
          '/cdrs': {
            post: {
              ...taking({ $ref: '#/components/schemas/Cdr' }),
              ...answering({ $ref: '#/components/schemas/Cdr' }),
            },
          },
        },
        components: { schemas: { Cdr: closed } },
      }),
      '#/components/schemas/Cdr/additionalProperties',
    ],
  },
);
