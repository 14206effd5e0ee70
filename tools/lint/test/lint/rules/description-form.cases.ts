import { IN_PATH, IN_WEBHOOK, inPath, inWebhook } from '../support/contract.ts';
import { type RuleCases, ruleCases } from '../support/rule-cases.ts';

const summary = 'List calls';
const description = 'Returns the calls.\n\nUse it for reports.';

export const cases: RuleCases = ruleCases(
  {
    'two paragraphs in a path': inPath({ summary, description }),
    'two paragraphs in a webhook': inWebhook({ summary, description }),
    'begins with a part of the summary': inPath({ summary, description: 'List callers.\n\nUse it.' }),
  },
  {
    none: [inPath({ summary }), IN_PATH],
    'one paragraph': [
      inPath({ summary, description: 'Returns the calls.\nUse it.' }),
      `${IN_PATH}/description`,
    ],
    'a blank paragraph': [
      inPath({ summary, description: 'Returns the calls.\n\n \n' }),
      `${IN_PATH}/description`,
    ],
    'the summary again': [
      inPath({ summary, description: 'List calls.\n\nUse it.' }),
      `${IN_PATH}/description`,
    ],
    'one paragraph in a webhook': [inWebhook({ summary, description: 'Sent.' }), `${IN_WEBHOOK}/description`],
  },
);
