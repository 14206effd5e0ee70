import { contract, inPath, inWebhook } from '../support/contract.ts';
import { type RuleCases, ruleCases } from '../support/rule-cases.ts';

export const cases: RuleCases = ruleCases(
  { 'a POST': inWebhook({}), 'a PUT of a path': inPath({}, 'put') },
  {
    'a PUT': [
      contract({ webhooks: { 'call.missed': { put: { responses: {} } } } }),
      '#/webhooks/call.missed/put',
    ],
  },
);
