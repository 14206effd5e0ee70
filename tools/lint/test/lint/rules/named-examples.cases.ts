import { IN_PATH, IN_WEBHOOK, inPath, inWebhook, json } from '../support/contract.ts';
import { type RuleCases, ruleCases } from '../support/rule-cases.ts';

const taking = (members: object) => ({ parameters: [{ name: 'page', in: 'query', ...members }] });
const examples = { second: { summary: 'The second page', value: 2 } };

export const cases: RuleCases = ruleCases(
  {
    'examples of a parameter': inPath(taking({ examples })),
    'examples of an event': inWebhook({ requestBody: json({}, { examples }) }),
  },
  {
    'an example of a parameter': [inPath(taking({ example: 2 })), `${IN_PATH}/parameters/0/example`],
    'one beside others': [inPath(taking({ examples, example: 2 })), `${IN_PATH}/parameters/0/example`],
    'an example of an event': [
      inWebhook({ requestBody: json({}, { example: 2 }) }),
      `${IN_WEBHOOK}/requestBody/content/application~1json/example`,
    ],
  },
);
