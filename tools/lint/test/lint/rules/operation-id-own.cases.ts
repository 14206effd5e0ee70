import type { JsonObject } from '@telephony/contract';
import { contract, IN_WEBHOOK } from '../support/contract.ts';
import { type RuleCases, ruleCases } from '../support/rule-cases.ts';

const both = (inPath: JsonObject, inWebhook: JsonObject, more: JsonObject = {}) =>
  contract({
    paths: { '/cdrs': { get: inPath, ...more } },
    webhooks: { 'call.missed': { post: inWebhook } },
  });

export const cases: RuleCases = ruleCases(
  {
    'their own': both(
      { operationId: 'listCdrs' },
      { operationId: 'onCallMissed' },
      { post: { operationId: 'createCdr' } },
    ),
    none: both({}, {}),
    'in another case': both({ operationId: 'ping' }, {}, { post: { operationId: 'Ping' } }),
  },
  {
    'that of another operation': [
      both({ operationId: 'listCdrs' }, {}, { delete: { operationId: 'listCdrs' } }),
      '#/paths/~1cdrs/delete/operationId',
    ],
    'that of an operation, of an event': [
      both({ operationId: 'listCdrs' }, { operationId: 'listCdrs' }),
      `${IN_WEBHOOK}/operationId`,
    ],
  },
);
