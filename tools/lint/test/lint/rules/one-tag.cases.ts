import { IN_PATH, IN_WEBHOOK, inPath, inWebhook } from '../support/contract.ts';
import { type RuleCases, ruleCases } from '../support/rule-cases.ts';

export const cases: RuleCases = ruleCases(
  { 'one in a path': inPath({ tags: ['CDRs'] }), 'one in a webhook': inWebhook({ tags: ['CDRs'] }) },
  {
    'none in a path': [inPath({}), IN_PATH],
    'an empty list': [inPath({ tags: [] }), `${IN_PATH}/tags`],
    'two in a path': [inPath({ tags: ['CDRs', 'Calls'] }), `${IN_PATH}/tags`],
    'one that is not in the document': [inPath({ tags: ['CDR'] }), `${IN_PATH}/tags/0`],
    'none in a webhook': [inWebhook({}), IN_WEBHOOK],
  },
);
