import {
  ANSWER_SCHEMA,
  answering,
  BODY_SCHEMA,
  IN_PATH,
  IN_WEBHOOK,
  inPath,
  inWebhook,
  taking,
} from '../support/contract.ts';
import { type RuleCases, ruleCases } from '../support/rule-cases.ts';

const fields = (...names: string[]) => ({
  type: 'object',
  properties: Object.fromEntries(names.map((name) => [name, { type: 'string' }])),
});
const parameter = (name: string, place = 'query') => ({ parameters: [{ name, in: place, schema: {} }] });

export const cases: RuleCases = ruleCases(
  {
    'fields in snake case': inPath(answering(fields('id', 'first_name', 'tel_1', '_name'))),
    'a parameter in snake case': inPath(parameter('group_by')),
    'a header': inPath(parameter('X-Auth-Token', 'header')),
    'an event': inWebhook(taking(fields('event_name'))),
  },
  {
    'a field in camel case': [
      inPath(answering(fields('firstName'))),
      `${IN_PATH}${ANSWER_SCHEMA}/properties/firstName`,
    ],
    'a field with a hyphen, in an event': [
      inWebhook(taking(fields('event-name'))),
      `${IN_WEBHOOK}${BODY_SCHEMA}/properties/event-name`,
    ],
    'a parameter in camel case': [inPath(parameter('groupBy')), `${IN_PATH}/parameters/0/name`],
  },
);
