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

const nullable = { type: ['string', 'null'], default: null };
const stated = { type: 'string', default: 'a' };
const parameter = { name: 'limit', in: 'query', schema: { type: 'integer', default: 25 } };

export const cases: RuleCases = ruleCases(
  {
    'null in an answer': inPath(answering(nullable)),
    'null in an event': inWebhook(taking(nullable)),
    'a property of that name': inPath(
      answering({ type: 'object', properties: { default: { type: 'string' } } }),
    ),
    'the value of a server variable': contract({
      servers: [{ url: 'https://{host}', variables: { host: { default: 'pbx.example' } } }],
    }),
  },
  {
    'in an answer': [inPath(answering(stated)), `${IN_PATH}${ANSWER_SCHEMA}/default`],
    'in an event': [inWebhook(taking(stated)), `${IN_WEBHOOK}${BODY_SCHEMA}/default`],
    'of a parameter': [inPath({ parameters: [parameter] }), `${IN_PATH}/parameters/0/schema/default`],
    'null where null is not valid': [
      inPath(answering({ type: 'string', default: null })),
      `${IN_PATH}${ANSWER_SCHEMA}/default`,
    ],
    'beside a $ref': [
      contract({
        paths: { '/cdrs': { get: answering({ $ref: '#/components/schemas/Name', default: 'a' }) } },
        components: { schemas: { Name: { type: 'string' } } },
      }),
      `${IN_PATH}${ANSWER_SCHEMA}/default`,
    ],
  },
);
