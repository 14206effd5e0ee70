import { contract } from '../support/contract.ts';
import { type RuleCases, ruleCases } from '../support/rule-cases.ts';

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

export const cases: RuleCases = ruleCases(
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
