import { IN_WEBHOOK, inPath, inWebhook } from '../support/contract.ts';
import { type RuleCases, ruleCases } from '../support/rule-cases.ts';

export const cases: RuleCases = ruleCases(
  { 'no credentials': inWebhook({ security: [] }), 'a path': inPath({}) },
  {
    'the token of the root': [inWebhook({}), IN_WEBHOOK],
    'a token of its own': [inWebhook({ security: [{ token: [] }] }), IN_WEBHOOK],
  },
);
