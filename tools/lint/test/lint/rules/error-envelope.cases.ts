import { IN_PATH, IN_WEBHOOK, inPath, inWebhook, json } from '../support/contract.ts';
import { type RuleCases, ruleCases } from '../support/rule-cases.ts';

const properties = { message: { type: 'string' }, errors: { type: 'array', items: {} } };
const error = { type: 'object', properties };
const other = { type: 'object', properties: { message: properties.message } };
const schema = '/responses/404/content/application~1json/schema';

export const cases: RuleCases = ruleCases(
  {
    'message and errors in a path': inPath({ responses: { 404: json(error) } }),
    'message and errors in a webhook': inWebhook({ responses: { 404: json(error) } }),
    'a success': inPath({ responses: { 200: json(other) } }),
  },
  {
    'no body': [
      inPath({ responses: { 404: { description: 'No such record.' } } }),
      '#/paths/~1cdrs/get/responses/404',
    ],
    'no errors in a path': [inPath({ responses: { 404: json(other) } }), IN_PATH + schema],
    'no errors in a webhook': [inWebhook({ responses: { 404: json(other) } }), IN_WEBHOOK + schema],
  },
);
