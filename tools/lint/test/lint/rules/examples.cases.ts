import {
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

const EXAMPLE = 'examples/cdrs/listCdrs-response.yaml';
const referring = { examples: { day: { $ref: EXAMPLE } } };
const answer = (media: object) => ({ responses: { 200: json({}, { ...media }) } });
const exampleFiles = { [EXAMPLE]: { value: {} }, 'other.yaml': { value: {} } };
const media = '#/paths/~1cdrs/get/responses/200/content/application~1json';

cases['example-by-reference'] = ruleCases(
  {
    'files in a path': contract({ paths: { '/cdrs': { get: answer(referring) } } }, exampleFiles),
    'files in a webhook': contract(
      { webhooks: { 'call.missed': { post: { requestBody: json({}, referring) } } } },
      exampleFiles,
    ),
    none: inPath(answer({})),
    'an example of a parameter': inPath({
      parameters: [{ name: 'page', in: 'query', schema: {}, examples: { second: { value: 2 } } }],
    }),
  },
  {
    example: [inPath(answer({ example: {} })), `${media}/example`],
    'an inline one among examples': [
      inPath(answer({ examples: { day: { value: {} } } })),
      `${media}/examples/day`,
    ],
    'a file elsewhere': [
      contract(
        { paths: { '/cdrs': { get: answer({ examples: { day: { $ref: 'other.yaml' } } }) } } },
        exampleFiles,
      ),
      `${media}/examples/day`,
    ],
    'an inline one in a webhook': [
      inWebhook({ requestBody: json({}, { examples: { one: { value: {} } } }) }),
      '#/webhooks/call.missed/post/requestBody/content/application~1json/examples/one',
    ],
  },
);

const body = (...files: string[]) => ({
  description: 'A body.',
  content: {
    'application/json': {
      examples: Object.fromEntries(
        files.map((file, index) => [`e${index}`, { $ref: `examples/${file}.yaml` }]),
      ),
    },
  },
});
const FILES = ['cdrs/getCdr-response', 'cdrs/getCdr-second', 'sms/getSms-response', 'errors/error-notFound'];
const examples = Object.fromEntries(
  [...FILES, 'webhooks/call.missed-leg'].map((file) => [
    `examples/${file}.yaml`,
    { summary: 'One', value: {} },
  ]),
);
const get = (...files: string[]) =>
  contract(
    { paths: { '/cdrs/{id}': { get: { operationId: 'getCdr', responses: { 200: body(...files) } } } } },
    examples,
  );
const on = (event: string, file: string) =>
  contract(
    { webhooks: { [event]: { post: { operationId: 'onIt', requestBody: body(file), responses: {} } } } },
    examples,
  );
const at = '#/paths/~1cdrs~1{id}/get';

cases['example-file-name'] = ruleCases(
  {
    'its own, and a shared error': get('cdrs/getCdr-response', 'errors/error-notFound'),
    'its own event': on('call.missed', 'webhooks/call.missed-leg'),
  },
  {
    'that of another operation': [
      get('cdrs/getCdr-response', 'sms/getSms-response'),
      `${at}/responses/200/content/application~1json/examples/e1/$ref`,
    ],
    'that of another event': [
      on('call.hold', 'webhooks/call.missed-leg'),
      '#/webhooks/call.hold/post/requestBody/content/application~1json/examples/e0/$ref',
    ],
  },
);

const one = { examples: { one: { value: {} } } };
const two = { examples: { ...one.examples, two: { value: {} } } };

cases['example-present'] = ruleCases(
  {
    'one for an answer': inPath({ responses: { 200: json({}, one), 404: json({}, one) } }),
    'one for a request': inPath(taking({}, one), 'post'),
    'two for an event': inWebhook(taking({}, two)),
    'no body': inPath({ responses: { 204: { description: 'Deleted.' } } }),
    'a file': inPath({ responses: { 200: { description: 'Sound.', content: { 'audio/mpeg': {} } } } }),
  },
  {
    'none for a success': [
      inPath({ responses: { 200: json({}) } }),
      `${IN.path}/responses/200/content/application~1json`,
    ],
    'none for an error': [
      inPath({ responses: { 404: json({}) } }),
      `${IN.path}/responses/404/content/application~1json`,
    ],
    'none for a request': [
      inPath(taking({}), 'post'),
      '#/paths/~1cdrs/post/requestBody/content/application~1json',
    ],
    'one for an event': [inWebhook(taking({}, one)), `${IN.webhook}/requestBody/content/application~1json`],
  },
);

const withName = (name: string) => json({}, { examples: { [name]: { summary: 'A call', value: {} } } });
cases['example-name'] = ruleCases(
  {
    'one in a path': inPath({ requestBody: withName('newDescription') }, 'post'),
    'one in an event': inWebhook({ requestBody: withName('missed') }),
  },
  {
    'that of a text': [
      inPath({ requestBody: withName('description') }, 'post'),
      '#/paths/~1cdrs/post/requestBody/content/application~1json/examples/description',
    ],
    'that of a parameter': [
      inPath({
        parameters: [{ name: 'sort', in: 'query', schema: {}, examples: { type: { value: 'type' } } }],
      }),
      `${IN.path}/parameters/0/examples/type`,
    ],
  },
);

const withSummary = (summary: object) => json({}, { examples: { one: { ...summary, value: {} } } });
cases['example-summary'] = ruleCases(
  {
    'one in a path': inPath({ requestBody: withSummary({ summary: 'A call' }) }, 'post'),
    'one in an event': inWebhook({ requestBody: withSummary({ summary: 'A call' }) }),
  },
  {
    none: [
      inPath({ requestBody: withSummary({}) }, 'post'),
      '#/paths/~1cdrs/post/requestBody/content/application~1json/examples/one/summary',
    ],
  },
);
