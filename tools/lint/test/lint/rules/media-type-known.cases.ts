import { IN_PATH, IN_WEBHOOK, inPath, inWebhook } from '../support/contract.ts';
import { type RuleCases, ruleCases } from '../support/rule-cases.ts';

const returning = (type: string) => ({
  responses: { 200: { description: 'Done.', content: { [type]: {} } } },
});
const taking = (type: string) => ({ requestBody: { description: 'A body.', content: { [type]: {} } } });

export const cases: RuleCases = ruleCases(
  {
    'JSON out': inPath(returning('application/json')),
    'JSON in': inPath(taking('application/json'), 'post'),
    'a file': inPath(returning('audio/*')),
    'an event': inWebhook(taking('application/json')),
  },
  {
    'misspelt out': [
      inPath(returning('application/jsn')),
      `${IN_PATH}/responses/200/content/application~1jsn`,
    ],
    'a file in': [inPath(taking('text/csv'), 'post'), '#/paths/~1cdrs/post/requestBody/content/text~1csv'],
    'misspelt in an event': [
      inWebhook(taking('aplication/json')),
      `${IN_WEBHOOK}/requestBody/content/aplication~1json`,
    ],
  },
);
