import type { JsonObject } from '@telephony/contract';
import { answering, contract, taking } from '../support/contract.ts';
import { ledger } from '../support/ledger.ts';
import { type RuleCases, ruleCases } from '../support/rule-cases.ts';

const book = ledger({ 'N-01': {}, 'N-02': {} });
const get = (operation: JsonObject, more: JsonObject = {}) =>
  contract({ paths: { '/cdrs': { get: { responses: {}, ...operation } } }, ...more }, book);
const post = (operation: JsonObject) =>
  contract({ webhooks: { 'call.missed': { post: { responses: {}, ...operation } } } }, book);
const operation = '#/paths/~1cdrs/get';

export const cases: RuleCases = ruleCases(
  {
    'one id': get({ 'x-ledger': 'N-01' }),
    'a list': post({ 'x-ledger': ['N-01', 'N-02'] }),
    'in x-filter': get({ 'x-filter': { dateProperty: 'calldate', 'x-ledger': 'N-01' } }),
    'a value in an example': get(answering({ examples: [{ 'x-ledger': 'none' }] })),
  },
  {
    'of an operation': [get({ 'x-ledger': 'N-99' }), `${operation}/x-ledger`],
    'in a list': [get({ 'x-ledger': ['N-01', 'N-99'] }), `${operation}/x-ledger`],
    'an empty list': [get({ 'x-ledger': [] }), `${operation}/x-ledger`],
    'in x-filter': [get({ 'x-filter': { 'x-ledger': 'N-99' } }), `${operation}/x-filter/x-ledger`],
    'of a media type': [
      get({
        responses: { 200: { description: 'Done.', content: { 'application/json': { 'x-ledger': 'N-99' } } } },
      }),
      `${operation}/responses/200/content/application~1json/x-ledger`,
    ],
    'beside the second $ref to a schema': [
      get(
        answering({
          allOf: [
            { $ref: '#/components/schemas/Cdr' },
            { $ref: '#/components/schemas/Cdr', 'x-ledger': 'N-99' },
          ],
        }),
        { components: { schemas: { Cdr: {} } } },
      ),
      `${operation}/responses/200/content/application~1json/schema/allOf/1/x-ledger`,
    ],
    'of a webhook': [post({ 'x-ledger': 'N-99' }), '#/webhooks/call.missed/post/x-ledger'],
    'in an event': [
      post(taking({ 'x-ledger': 'N-99' })),
      '#/webhooks/call.missed/post/requestBody/content/application~1json/schema/x-ledger',
    ],
  },
);
