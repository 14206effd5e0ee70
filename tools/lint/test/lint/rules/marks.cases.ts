import type { JsonObject } from '@telephony/contract';
import {
  answering,
  contract,
  IN,
  inPath,
  inWebhook,
  ledger,
  ruleCases,
  type RuleCases,
  schemaCases,
  taking,
} from '../support/cases.ts';

export const cases: Record<string, RuleCases> = {};

const headers = { 'x-rate': { schema: {} } };

cases['extension-known'] = ruleCases(
  {
    'a mark in a path': inPath({ 'x-ledger': 'N-01' }),
    'a mark in a webhook': inWebhook({ 'x-ledger': 'N-01' }),
    'names that begin with x-': inPath({
      responses: {
        200: {
          description: 'Done.',
          headers,
          content: { 'application/json': { schema: { properties: { 'x-y': {} } } } },
        },
      },
    }),
    'a value in an example': inPath(answering({ examples: [{ 'x-y': 1 }] })),
  },
  {
    'misspelt in a path': [inPath({ 'x-legder': 'N-01' }), '#/paths/~1cdrs/get/x-legder'],
    'misspelt in an event': [inWebhook(taking({ 'x-legder': 'N-01' })), `${IN.event}/x-legder`],
    'misspelt beside a $ref': [
      contract({
        paths: { '/cdrs': { get: answering({ $ref: '#/components/schemas/Cdr', 'x-legder': 'N-01' }) } },
        components: { schemas: { Cdr: {} } },
      }),
      `${IN.answer}/x-legder`,
    ],
  },
);

const book = ledger({ 'N-01': {}, 'N-02': {} });
const get = (operation: JsonObject, more: JsonObject = {}) =>
  contract({ paths: { '/cdrs': { get: { responses: {}, ...operation } } }, ...more }, book);
const post = (operation: JsonObject) =>
  contract({ webhooks: { 'call.missed': { post: { responses: {}, ...operation } } } }, book);
const OPERATION = '#/paths/~1cdrs/get';

cases['ledger-id-known'] = ruleCases(
  {
    'one id': get({ 'x-ledger': 'N-01' }),
    'a list': post({ 'x-ledger': ['N-01', 'N-02'] }),
    'in x-filter': get({ 'x-filter': { dateProperty: 'calldate', 'x-ledger': 'N-01' } }),
    'a value in an example': get(answering({ examples: [{ 'x-ledger': 'none' }] })),
  },
  {
    'of an operation': [get({ 'x-ledger': 'N-99' }), `${OPERATION}/x-ledger`],
    'in a list': [get({ 'x-ledger': ['N-01', 'N-99'] }), `${OPERATION}/x-ledger`],
    'an empty list': [get({ 'x-ledger': [] }), `${OPERATION}/x-ledger`],
    'in x-filter': [get({ 'x-filter': { 'x-ledger': 'N-99' } }), `${OPERATION}/x-filter/x-ledger`],
    'of a media type': [
      get({
        responses: { 200: { description: 'Done.', content: { 'application/json': { 'x-ledger': 'N-99' } } } },
      }),
      `${OPERATION}/responses/200/content/application~1json/x-ledger`,
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
      `${OPERATION}/responses/200/content/application~1json/schema/allOf/1/x-ledger`,
    ],
    'of a webhook': [post({ 'x-ledger': 'N-99' }), '#/webhooks/call.missed/post/x-ledger'],
    'in an event': [post(taking({ 'x-ledger': 'N-99' })), `${IN.event}/x-ledger`],
  },
);

cases['named-once'] = schemaCases(
  {
    'names that differ': { type: ['object', 'null'], required: ['id', 'name'], 'x-ledger': ['N-01', 'N-02'] },
    'a field that is called required': { properties: { required: { type: 'boolean' } } },
    'an example with such a list': { examples: [{ required: ['id', 'id'] }] },
  },
  {
    'a field that is required twice': [{ type: 'object', required: ['id', 'name', 'id'] }, '/required/2'],
    'a mark twice': [{ 'x-ledger': ['N-01', 'N-01'] }, '/x-ledger/1'],
    'a type twice, in a field': [
      { properties: { id: { type: ['string', 'string'] } } },
      '/properties/id/type/1',
    ],
  },
);

const $ref = '#/components/schemas/Cdr';
const components = {
  schemas: { Cdr: { type: 'object' } },
  responses: { NotFound: { description: 'None.' } },
};
const referenceAloneGet = (operation: object) =>
  contract({ paths: { '/cdrs': { get: { responses: {}, ...operation } } }, components });
const on = (operation: object) =>
  contract({ webhooks: { 'call.missed': { post: { responses: {}, ...operation } } }, components });
const notFound = (members: object) => ({
  responses: { 404: { $ref: '#/components/responses/NotFound', ...members } },
});

cases['reference-alone'] = ruleCases(
  {
    alone: referenceAloneGet(answering({ $ref })),
    'with a description, examples and marks': referenceAloneGet(
      answering({ $ref, description: 'A CDR.', examples: [{}], 'x-ledger': 'N-01' }),
    ),
    'of a response': on(notFound({})),
  },
  {
    'a type': [referenceAloneGet(answering({ $ref, type: 'object' })), `${IN.answer}/type`],
    'two keywords in an event': [
      on(taking({ $ref, required: ['id'], minProperties: 1 })),
      `${IN.event}/required`,
      `${IN.event}/minProperties`,
    ],
    'a description of a response': [
      referenceAloneGet(notFound({ description: 'There is none.' })),
      `${IN.path}/responses/404/description`,
    ],
  },
);
