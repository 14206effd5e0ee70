import { IN_PATH, IN_WEBHOOK, inPath, inWebhook } from '../support/contract.ts';
import { type RuleCases, ruleCases } from '../support/rule-cases.ts';

const taking = (type: unknown, place = 'path') => ({
  parameters: [{ name: 'id', in: place, schema: { type } }],
});

export const cases: RuleCases = ruleCases(
  {
    'an integer': inPath(taking('integer')),
    'a text': inPath(taking('string')),
    'a list of ids': inPath(taking('array')),
    'a number in a query': inPath(taking('number', 'query')),
    'a number in a header of an event': inWebhook(taking('number', 'header')),
  },
  {
    'a number': [inPath(taking('number')), `${IN_PATH}/parameters/0/schema/type`],
    'one of two types': [inPath(taking(['string', 'boolean'])), `${IN_PATH}/parameters/0/schema/type`],
    'in an event': [inWebhook(taking('object')), `${IN_WEBHOOK}/parameters/0/schema/type`],
  },
);
