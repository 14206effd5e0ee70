import type { JsonObject } from '@telephony/contract';
import { answering, contract, IN, inPath, inWebhook, ruleCases, type RuleCases } from '../support/cases.ts';

export const cases: Record<string, RuleCases> = {};

cases['summary-form'] = ruleCases(
  {
    'a line in a path': inPath({ summary: 'List call detail records' }),
    abbreviations: inPath({ summary: 'Download the SIP trace of a CDR as MP3' }),
    'a line in a webhook': inWebhook({ summary: 'Receive a missed call' }),
    'sixty characters': inPath({ summary: `L${'x'.repeat(59)}` }),
  },
  {
    none: [inPath({}), `${IN.path}/summary`],
    'a full stop': [inPath({ summary: 'List calls.' }), `${IN.path}/summary`],
    'sixty-one characters': [inPath({ summary: `L${'x'.repeat(60)}` }), `${IN.path}/summary`],
    'title case': [inPath({ summary: 'List Call Detail Records' }), `${IN.path}/summary`],
    'no capital at the start': [inPath({ summary: 'list calls' }), `${IN.path}/summary`],
    'a full stop in a webhook': [inWebhook({ summary: 'Receive a missed call.' }), `${IN.webhook}/summary`],
  },
);

const both = (ofPath: JsonObject, ofWebhook: JsonObject, more: JsonObject = {}) =>
  contract({
    paths: { '/cdrs': { get: ofPath, ...more } },
    webhooks: { 'call.missed': { post: ofWebhook } },
  });

cases['summary-own'] = ruleCases(
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
    'the first paragraph of another operation': [
      both({ description: 'Lists CDRs.\n\nAll.' }, { description: 'Lists CDRs.\n\nNew ones.' }),
      `${IN.webhook}/description`,
    ],
    'that of an event': [both({ summary: 'List CDRs' }, { summary: 'List cdrs' }), `${IN.webhook}/summary`],
    'that of one before': [
      both(
        { summary: 'A missed call' },
        { summary: 'A call' },
        { head: {}, put: { summary: 'A missed call' } },
      ),
      IN.path.replace('get', 'put/summary'),
    ],
  },
);

const summary = 'List calls';
const description = 'Returns the calls.\n\nUse it for reports.';

cases['description-form'] = ruleCases(
  {
    'two paragraphs in a path': inPath({ summary, description }),
    'two paragraphs in a webhook': inWebhook({ summary, description }),
    'begins with a part of the summary': inPath({ summary, description: 'List callers.\n\nUse it.' }),
  },
  {
    none: [inPath({ summary }), IN.path],
    'one paragraph': [
      inPath({ summary, description: 'Returns the calls.\nUse it.' }),
      `${IN.path}/description`,
    ],
    'a blank paragraph': [
      inPath({ summary, description: 'Returns the calls.\n\n \n' }),
      `${IN.path}/description`,
    ],
    'the summary again': [
      inPath({ summary, description: 'List calls.\n\nUse it.' }),
      `${IN.path}/description`,
    ],
    'one paragraph in a webhook': [inWebhook({ summary, description: 'Sent.' }), `${IN.webhook}/description`],
  },
);

cases['operation-id-case'] = ruleCases(
  {
    'a verb and a noun': inPath({ operationId: 'downloadMonitorMp3' }),
    'a name without a noun that is allowed': inPath({ operationId: 'logout' }),
    'an event': inWebhook({ operationId: 'onCallMissed' }),
  },
  {
    'a verb alone': [inPath({ operationId: 'list' }), `${IN.path}/operationId`],
    'snake case': [inPath({ operationId: 'list_cdrs' }), `${IN.path}/operationId`],
    'a capital at the start': [inWebhook({ operationId: 'OnCallMissed' }), `${IN.webhook}/operationId`],
  },
);

cases['one-tag'] = ruleCases(
  { 'one in a path': inPath({ tags: ['CDRs'] }), 'one in a webhook': inWebhook({ tags: ['CDRs'] }) },
  {
    'none in a path': [inPath({}), `${IN.path}/tags`],
    'an empty list': [inPath({ tags: [] }), `${IN.path}/tags`],
    'two in a path': [inPath({ tags: ['CDRs', 'Calls'] }), `${IN.path}/tags`],
    'none in a webhook': [inWebhook({}), `${IN.webhook}/tags`],
  },
);

cases['open-operation'] = ruleCases(
  {
    'with a token': inPath({ tags: ['CDRs'] }),
    'signing in': inPath({ tags: ['Sessions'], security: [] }, 'post', '/login'),
    'a token that may be missing': inPath({ tags: ['CDRs'], security: [{ token: [] }, {}] }),
    'an event': inWebhook({ tags: ['CDRs'], security: [] }),
  },
  { 'anything else': [inPath({ tags: ['CDRs'], security: [] }), `${IN.path}/security`] },
);

const ok = { 200: { description: 'Done.' } };
const unauthorized = { 401: { description: 'No token.' } };

cases['secured-operation-401'] = ruleCases(
  {
    '401 declared': inPath({ responses: { ...ok, ...unauthorized } }),
    'no token needed': inPath({ security: [], responses: ok }),
    'an optional token': inPath({ security: [{ token: [] }, {}], responses: ok }),
    'a contract without tokens': contract({ security: [], paths: { '/cdrs': { get: { responses: ok } } } }),
    'a webhook': inWebhook({ responses: ok }),
  },
  {
    'the token of the root': [inPath({ responses: ok }), IN.path],
    'a token of its own': [
      contract({ security: [], paths: { '/cdrs': { get: { security: [{ token: [] }], responses: ok } } } }),
      IN.path,
    ],
  },
);

const told = (text: string, type: string) => answering({ type }, { description: text });

cases['response-own'] = ruleCases(
  {
    'their own': both(told('A CDR.', 'object'), told('Taken.', 'object')),
    'without a body': both({ responses: { 200: { description: 'Done.' } } }, told('Done.', 'object')),
  },
  {
    'that of another body': [
      both(told('A CDR.', 'object'), {}, { post: told('A CDR.', 'array') }),
      '#/paths/~1cdrs/post/responses/200/description',
    ],
    'that of a path, in a webhook': [
      both(told('A CDR.', 'object'), told('A CDR.', 'string')),
      `${IN.webhook}/responses/200/description`,
    ],
  },
);
