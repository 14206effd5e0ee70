import {
  ANSWER_SCHEMA,
  answering,
  BODY_SCHEMA,
  contract,
  IN_PATH,
  IN_WEBHOOK,
  taking,
} from '../support/contract.ts';
import { type RuleCases, ruleCases } from '../support/rule-cases.ts';

const $ref = '#/components/schemas/Cdr';
const components = {
  schemas: { Cdr: { type: 'object' } },
  responses: { NotFound: { description: 'None.' } },
};
const get = (operation: object) =>
  contract({ paths: { '/cdrs': { get: { responses: {}, ...operation } } }, components });
const on = (operation: object) =>
  contract({ webhooks: { 'call.missed': { post: { responses: {}, ...operation } } }, components });
const notFound = (members: object) => ({
  responses: { 404: { $ref: '#/components/responses/NotFound', ...members } },
});

export const cases: RuleCases = ruleCases(
  {
    alone: get(answering({ $ref })),
    'with a description, examples and marks': get(
      answering({ $ref, description: 'A CDR.', examples: [{}], 'x-ledger': 'N-01' }),
    ),
    'of a response': on(notFound({})),
  },
  {
    'a type': [get(answering({ $ref, type: 'object' })), `${IN_PATH}${ANSWER_SCHEMA}/type`],
    'two keywords in an event': [
      on(taking({ $ref, required: ['id'], minProperties: 1 })),
      `${IN_WEBHOOK}${BODY_SCHEMA}/required`,
      `${IN_WEBHOOK}${BODY_SCHEMA}/minProperties`,
    ],
    'a description of a response': [
      get(notFound({ description: 'There is none.' })),
      `${IN_PATH}/responses/404/description`,
    ],
  },
);
