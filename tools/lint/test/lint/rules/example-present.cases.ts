import { IN_PATH, IN_WEBHOOK, inPath, inWebhook, json, taking } from '../support/contract.ts';
import { type RuleCases, ruleCases } from '../support/rule-cases.ts';

const one = { examples: { one: { value: {} } } };
const two = { examples: { ...one.examples, two: { value: {} } } };

export const cases: RuleCases = ruleCases(
  {
    'one for an answer': inPath({ responses: { 200: json({}, one), 404: json({}, one) } }),
    'one for a request': inPath(taking({}, one), 'post'),
    'two for an event': inWebhook(taking({}, two)),
    'no body': inPath({ responses: { 204: { description: 'Deleted.' } } }),
    'a file': inPath({ responses: { 200: { description: 'Sound.', content: { 'audio/mpeg': {} } } } }),
  },
  {
    'none for a success': [
      inPath({ responses: { 200: json({}) } }),
      `${IN_PATH}/responses/200/content/application~1json`,
    ],
    'none for an error': [
      inPath({ responses: { 404: json({}) } }),
      `${IN_PATH}/responses/404/content/application~1json`,
    ],
    'none for a request': [
      inPath(taking({}), 'post'),
      '#/paths/~1cdrs/post/requestBody/content/application~1json',
    ],
    'one for an event': [inWebhook(taking({}, one)), `${IN_WEBHOOK}/requestBody/content/application~1json`],
  },
);
