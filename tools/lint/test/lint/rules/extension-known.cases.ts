import { answering, contract, inPath, inWebhook, taking } from '../support/contract.ts';
import { type RuleCases, ruleCases } from '../support/rule-cases.ts';

const headers = { 'x-rate': { schema: {} } };

export const cases: RuleCases = ruleCases(
  {
    'a mark in a path': inPath({ 'x-ledger': 'N-01' }),
    'a mark in a webhook': inWebhook({ 'x-ledger': 'N-01' }),
    'names that begin with x-': inPath({
      responses: {
        200: {
          description: 'Done.',
          headers,
          content: { 'application/json': { schema: { properties: { 'x-y': {} } } } },
        },
      },
    }),
    'a value in an example': inPath(answering({ examples: [{ 'x-y': 1 }] })),
  },
  {
    'misspelt in a path': [inPath({ 'x-legder': 'N-01' }), '#/paths/~1cdrs/get/x-legder'],
    'misspelt in an event': [
      inWebhook(taking({ 'x-legder': 'N-01' })),
      '#/webhooks/call.missed/post/requestBody/content/application~1json/schema/x-legder',
    ],
    'misspelt beside a $ref': [
      contract({
        paths: { '/cdrs': { get: answering({ $ref: '#/components/schemas/Cdr', 'x-legder': 'N-01' }) } },
        components: { schemas: { Cdr: {} } },
      }),
      '#/paths/~1cdrs/get/responses/200/content/application~1json/schema/x-legder',
    ],
  },
);
