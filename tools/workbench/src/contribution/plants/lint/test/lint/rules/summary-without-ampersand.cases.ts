import { IN_PATH, IN_WEBHOOK, inPath, inWebhook } from '../support/contract.ts';
import { type RuleCases, ruleCases } from '../support/rule-cases.ts';

export const cases: RuleCases = ruleCases(
  { 'none in a path': inPath({ summary: 'List' }), 'none in a webhook': inWebhook({ summary: 'Learn' }) },
  {
    'one in a path': [inPath({ summary: 'List & count' }), IN_PATH],
    'one in a webhook': [inWebhook({ summary: 'Learn & wait' }), IN_WEBHOOK],
  },
);
