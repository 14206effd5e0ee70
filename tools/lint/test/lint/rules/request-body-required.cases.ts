import type { JsonObject } from '@telephony/contract';
import { contract } from '../support/contract.ts';
import { type RuleCases, ruleCases } from '../support/rule-cases.ts';

const withBody = (requestBody: JsonObject) =>
  contract({ paths: { '/cdrs': { post: { responses: {}, requestBody } } } });

export const cases: RuleCases = ruleCases(
  {
    'a body that must be sent': withBody({ required: true, content: {} }),
    'a body that may be left out': withBody({ required: false, content: {} }),
    'no body': contract({ paths: { '/cdrs': { get: { responses: {} } } } }),
    'the body of an event': contract({
      webhooks: { 'call.missed': { post: { responses: {}, requestBody: { content: {} } } } },
    }),
  },
  { 'a body of which it is not said': [withBody({ content: {} }), '#/paths/~1cdrs/post/requestBody'] },
);
