import { IN_PATH, IN_WEBHOOK, inPath, inWebhook } from '../support/contract.ts';
import { type RuleCases, ruleCases } from '../support/rule-cases.ts';

const responding = (status: string) => ({ responses: { [status]: { description: 'A response.' } } });

export const cases: RuleCases = ruleCases(
  {
    'a status': inPath(responding('200')),
    'a range': inWebhook(responding('2XX')),
    'a default': inPath(responding('default')),
  },
  {
    'a range in small letters': [inPath(responding('2xx')), `${IN_PATH}/responses/2xx`],
    'in an event': [inWebhook(responding('2Xx')), `${IN_WEBHOOK}/responses/2Xx`],
  },
);
