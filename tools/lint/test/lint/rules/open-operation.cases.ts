import { IN_PATH, inPath, inWebhook } from '../support/contract.ts';
import { type RuleCases, ruleCases } from '../support/rule-cases.ts';

export const cases: RuleCases = ruleCases(
  {
    'with a token': inPath({ tags: ['CDRs'] }),
    'signing in': inPath({ tags: ['Sessions'], security: [] }, 'post', '/login'),
    'a token that may be missing': inPath({ tags: ['CDRs'], security: [{ token: [] }, {}] }),
    'an event': inWebhook({ tags: ['CDRs'], security: [] }),
  },
  { 'anything else': [inPath({ tags: ['CDRs'], security: [] }), `${IN_PATH}/security`] },
);
