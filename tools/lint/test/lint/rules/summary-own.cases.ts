import type { JsonObject } from '@telephony/contract';
import { contract, IN_PATH, IN_WEBHOOK } from '../support/contract.ts';
import { type RuleCases, ruleCases } from '../support/rule-cases.ts';

const both = (inPath: JsonObject, inWebhook: JsonObject, more: JsonObject = {}) =>
  contract({
    paths: { '/cdrs': { get: inPath, ...more } },
    webhooks: { 'call.missed': { post: inWebhook } },
  });

export const cases: RuleCases = ruleCases(
  {
    'their own': both(
      { summary: 'List CDRs' },
      { summary: 'A missed call' },
      { post: { summary: 'Make a CDR' } },
    ),
    none: both({}, {}),
  },
  {
    'that of another operation': [
      both({ summary: 'List CDRs' }, {}, { delete: { summary: 'List CDRs' } }),
      '#/paths/~1cdrs/delete/summary',
    ],
    'that of an event': [both({ summary: 'List CDRs' }, { summary: 'List cdrs' }), `${IN_WEBHOOK}/summary`],
    'that of one before': [
      both(
        { summary: 'A missed call' },
        { summary: 'A call' },
        { head: {}, put: { summary: 'A missed call' } },
      ),
      IN_PATH.replace('get', 'put/summary'),
    ],
  },
);
