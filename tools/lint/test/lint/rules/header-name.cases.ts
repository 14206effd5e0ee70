import { IN_PATH, IN_WEBHOOK, inPath, inWebhook } from '../support/contract.ts';
import { type RuleCases, ruleCases } from '../support/rule-cases.ts';

const taking = (name: string, place = 'header') => ({
  parameters: [{ name, in: place, schema: { type: 'string' } }],
});
const returning = (name: string) => ({
  responses: { 200: { description: 'A response.', headers: { [name]: { schema: { type: 'string' } } } } },
});

export const cases: RuleCases = ruleCases(
  {
    'another header': inPath(taking('X-Trace')),
    'a query parameter of that name': inPath(taking('accept', 'query')),
    'another header of a response': inWebhook(returning('Retry-After')),
  },
  {
    'Content-Type, as a parameter': [inPath(taking('Content-Type')), `${IN_PATH}/parameters/0`],
    'authorization, in small letters': [inWebhook(taking('authorization')), `${IN_WEBHOOK}/parameters/0`],
    'Content-Type, of a response': [
      inPath(returning('Content-Type')),
      `${IN_PATH}/responses/200/headers/Content-Type`,
    ],
  },
);
