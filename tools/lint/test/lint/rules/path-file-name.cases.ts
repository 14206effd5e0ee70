import { contract, inPath, inWebhook } from '../support/contract.ts';
import { type RuleCases, ruleCases } from '../support/rule-cases.ts';

const path = (name: string, file: string) =>
  contract({ paths: { [name]: { $ref: file } } }, { [file]: { get: { responses: {} } } });
const event = (file: string) =>
  contract({ webhooks: { 'call.missed': { $ref: file } } }, { [file]: { post: { responses: {} } } });

export const cases: RuleCases = ruleCases(
  {
    'a collection': path('/cdrs', 'paths/cdrs/cdrs.yaml'),
    'a parameter and a suffix': path('/cdrs/{id}.trace', 'paths/cdrs/cdrs-id-trace.yaml'),
    'several segments': path(
      '/users/{id}/sms/threads/{from}/{to}',
      'paths/users/users-id-sms-threads-from-to.yaml',
    ),
    'an event': event('webhooks/call.missed.yaml'),
  },
  {
    "the neighbour's file": [path('/cdrs/{id}', 'paths/cdrs/cdrs.yaml'), '#/paths/~1cdrs~1{id}'],
    'another folder': [path('/cdrs', 'paths/cdrs.yaml'), '#/paths/~1cdrs'],
    'a path item in the index': [inPath({}), '#/paths/~1cdrs'],
    'the file of another event': [event('webhooks/call.hangup.yaml'), '#/webhooks/call.missed'],
    'a webhook in the index': [inWebhook({}), '#/webhooks/call.missed'],
  },
);
