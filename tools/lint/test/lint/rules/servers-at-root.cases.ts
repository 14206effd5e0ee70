import { contract, IN_PATH, IN_WEBHOOK, inPath, inWebhook } from '../support/contract.ts';
import { type RuleCases, ruleCases } from '../support/rule-cases.ts';

const servers = [{ url: 'https://other.example.com' }];

export const cases: RuleCases = ruleCases(
  { 'those of the root': inPath({}), 'an event': inWebhook({}) },
  {
    'a second one of the root': [
      contract({
        servers: [{ url: 'https://pbx.example' }, ...servers],
        paths: { '/cdrs': { get: { responses: {} } } },
      }),
      '#/servers/1',
    ],
    'of an operation': [inPath({ servers }), `${IN_PATH}/servers`],
    'of a path item, once': [
      contract({ paths: { '/cdrs': { servers, get: { responses: {} }, post: { responses: {} } } } }),
      '#/paths/~1cdrs/servers',
    ],
    'of an event': [inWebhook({ servers }), `${IN_WEBHOOK}/servers`],
  },
);
