import { IN_PATH, IN_WEBHOOK, inPath, inWebhook } from '../support/contract.ts';
import { type RuleCases, ruleCases } from '../support/rule-cases.ts';

export const cases: RuleCases = ruleCases(
  {
    'a line in a path': inPath({ summary: 'List call detail records' }),
    abbreviations: inPath({ summary: 'Download the SIP trace of a CDR as MP3' }),
    'a line in a webhook': inWebhook({ summary: 'Receive a missed call' }),
    'sixty characters': inPath({ summary: `L${'x'.repeat(59)}` }),
  },
  {
    none: [inPath({}), IN_PATH],
    'a full stop': [inPath({ summary: 'List calls.' }), `${IN_PATH}/summary`],
    'sixty-one characters': [inPath({ summary: `L${'x'.repeat(60)}` }), `${IN_PATH}/summary`],
    'title case': [inPath({ summary: 'List Call Detail Records' }), `${IN_PATH}/summary`],
    'no capital at the start': [inPath({ summary: 'list calls' }), `${IN_PATH}/summary`],
    'a full stop in a webhook': [inWebhook({ summary: 'Receive a missed call.' }), `${IN_WEBHOOK}/summary`],
  },
);
