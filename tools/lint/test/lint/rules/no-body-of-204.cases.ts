import { IN_PATH, IN_WEBHOOK, inPath, inWebhook, json } from '../support/contract.ts';
import { type RuleCases, ruleCases } from '../support/rule-cases.ts';

export const cases: RuleCases = ruleCases(
  {
    'a 204 without a body': inPath({ responses: { 204: { description: 'Done.' } } }),
    'a 200 with one': inWebhook({ responses: { 200: json({}) } }),
  },
  {
    'a 204 with one': [inPath({ responses: { 204: json({}) } }), `${IN_PATH}/responses/204/content`],
    'of an event': [inWebhook({ responses: { 204: json({}) } }), `${IN_WEBHOOK}/responses/204/content`],
  },
);
