import type { JsonObject } from '@telephony/contract';
import {
  ANSWER_SCHEMA,
  answering,
  contract,
  IN,
  inPath,
  inWebhook,
  json,
  ruleCases,
  type RuleCases,
  taking,
} from '../support/cases.ts';

export const cases: Record<string, RuleCases> = {};

const withBody = (requestBody: JsonObject) =>
  contract({ paths: { '/cdrs': { post: { responses: {}, requestBody } } } });

cases['request-body-required'] = ruleCases(
  {
    'a body that must be sent': withBody({ required: true, content: {} }),
    'a body that may be left out': withBody({ required: false, content: {} }),
    'no body': contract({ paths: { '/cdrs': { get: { responses: {} } } } }),
  },
  {
    'a body of which it is not said': [withBody({ content: {} }), '#/paths/~1cdrs/post/requestBody/required'],
    'the body of an event': [
      inWebhook({ requestBody: { content: {} } }),
      `${IN.webhook}/requestBody/required`,
    ],
  },
);

const data = { type: 'array', items: {} };
const whole = {
  type: 'object',
  required: ['data', 'total'],
  properties: { data, total: { type: 'integer' } },
};
const noTotal = { type: 'object', required: ['data'], properties: { data } };
const optionalTotal = { ...whole, required: ['data'] };

cases['collection-envelope'] = ruleCases(
  {
    'data and total, required': inPath(answering(whole)),
    'the same through a $ref and allOf': contract({
      paths: { '/cdrs': { get: answering({ $ref: '#/components/schemas/Cdrs' }) } },
      components: { schemas: { Cdrs: { allOf: [whole] } } },
    }),
    'a schema that a ledger entry speaks about': inPath(answering({ ...noTotal, 'x-ledger': 'N-46' })),
    'an event, which is no answer': inWebhook(taking(noTotal)),
  },
  {
    'no total': [inPath(answering(noTotal)), IN.answer],
    'no total, at a response that a ledger entry speaks about': [
      inPath(answering(noTotal, { 'x-ledger': 'N-46' })),
      IN.answer,
    ],
    'an optional total': [inPath(answering(optionalTotal)), IN.answer],
    'no total in the answer to an event': [inWebhook(answering(noTotal)), `${IN.webhook}${ANSWER_SCHEMA}`],
    'no total in a schema that two operations share, once': [
      contract({
        paths: {
          '/cdrs': { get: answering({ $ref: '#/components/schemas/Cdrs' }) },
          '/sms': { get: answering({ $ref: '#/components/schemas/Cdrs' }) },
        },
        components: { schemas: { Cdrs: noTotal } },
      }),
      '#/components/schemas/Cdrs',
    ],
  },
);

const singleEnvelopeData = { type: 'object' };
const singleEnvelopeWhole = {
  type: 'object',
  required: ['data', 'links'],
  properties: { data: singleEnvelopeData, links: { type: 'object' } },
};
const noLinks = { type: 'object', required: ['data'], properties: { data: singleEnvelopeData } };

cases['single-envelope'] = ruleCases(
  {
    'data and links, required': inPath(answering(singleEnvelopeWhole)),
    'a schema that a ledger entry speaks about': inPath(answering({ ...noLinks, 'x-ledger': 'O-03' })),
    'an answer without data': inPath(
      answering({ type: 'object', properties: { message: { type: 'string' } } }),
      'post',
    ),
    'an event, which is no answer': inWebhook(taking(noLinks)),
  },
  {
    'no links': [inPath(answering(noLinks)), IN.answer],
    'optional data': [inPath(answering({ ...singleEnvelopeWhole, required: ['links'] })), IN.answer],
    'no links in the 301 of a PATCH': [
      inPath({ responses: { 301: json(noLinks) } }, 'patch'),
      '#/paths/~1cdrs/patch/responses/301/content/application~1json/schema',
    ],
    'no links in the answer to an event': [inWebhook(answering(noLinks)), IN.webhook + ANSWER_SCHEMA],
  },
);

const bare = { type: 'object', properties: { state: { type: 'string' } } };

cases['get-enveloped'] = ruleCases(
  {
    'a record in data': inPath(answering({ type: 'object', properties: { data: bare } })),
    'a form that a ledger entry leaves open': inPath(answering({ ...bare, 'x-ledger': 'O-21' })),
    'a POST, some of which answer a message': inPath(answering(bare), 'post'),
    'a file': inPath({
      responses: { 200: { description: 'A file.', content: { 'text/csv': { schema: bare } } } },
    }),
    'the answer to an event': inWebhook(answering(bare)),
  },
  { 'a bare record': [inPath(answering(bare)), IN.answer] },
);

const properties = { message: { type: 'string' }, errors: { type: 'array', items: {} } };
const error = { type: 'object', properties };
const other = { type: 'object', properties: { message: properties.message } };
const schema = '/responses/404/content/application~1json/schema';

cases['error-envelope'] = ruleCases(
  {
    'message and errors in a path': inPath({ responses: { 404: json(error) } }),
    'message and errors in a webhook': inWebhook({ responses: { 404: json(error) } }),
    'a success': inPath({ responses: { 200: json(other) } }),
  },
  {
    'no body': [
      inPath({ responses: { 404: { description: 'No such record.' } } }),
      '#/paths/~1cdrs/get/responses/404',
    ],
    'no errors in a path': [inPath({ responses: { 404: json(other) } }), IN.path + schema],
    'no errors in a webhook': [inWebhook({ responses: { 404: json(other) } }), IN.webhook + schema],
  },
);

cases['request-body-description'] = ruleCases(
  { 'a description': inPath({ requestBody: { description: 'A call.', content: {} } }, 'post') },
  {
    none: [inPath({ requestBody: { content: {} } }, 'post'), '#/paths/~1cdrs/post/requestBody/description'],
    'none in an event': [
      inWebhook({ requestBody: { description: '', content: {} } }),
      `${IN.webhook}/requestBody/description`,
    ],
  },
);
