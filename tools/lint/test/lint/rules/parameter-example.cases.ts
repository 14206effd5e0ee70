import { IN_PATH, IN_WEBHOOK, inPath, inWebhook } from '../support/contract.ts';
import { type RuleCases, ruleCases } from '../support/rule-cases.ts';

const taking = (members: object, place = 'query') => ({
  parameters: [{ name: 'page', in: place, ...members }],
});

export const cases: RuleCases = ruleCases(
  {
    examples: inPath(taking({ examples: { second: { summary: 'The second page', value: 2 } } })),
    'that of its content': inPath(taking({ content: { 'application/json': { schema: {} } } })),
  },
  {
    none: [inPath(taking({ schema: {} })), `${IN_PATH}/parameters/0`],
    'an empty map': [inPath(taking({ examples: {} })), `${IN_PATH}/parameters/0`],
    'none of a header of an event': [
      inWebhook(taking({ schema: {} }, 'header')),
      `${IN_WEBHOOK}/parameters/0`,
    ],
  },
);
