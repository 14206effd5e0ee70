import { contract, inPath, inWebhook, json } from '../support/contract.ts';
import { type RuleCases, ruleCases } from '../support/rule-cases.ts';

const file = 'examples/cdrs/listCdrs-response.yaml';
const referring = { examples: { day: { $ref: file } } };
const answer = (media: object) => ({ responses: { 200: json({}, { ...media }) } });
const files = { [file]: { value: {} }, 'other.yaml': { value: {} } };
const media = '#/paths/~1cdrs/get/responses/200/content/application~1json';

export const cases: RuleCases = ruleCases(
  {
    'files in a path': contract({ paths: { '/cdrs': { get: answer(referring) } } }, files),
    'files in a webhook': contract(
      { webhooks: { 'call.missed': { post: { requestBody: json({}, referring) } } } },
      files,
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
      contract({ paths: { '/cdrs': { get: answer({ examples: { day: { $ref: 'other.yaml' } } }) } } }, files),
      `${media}/examples/day`,
    ],
    'an inline one in a webhook': [
      inWebhook({ requestBody: json({}, { examples: { one: { value: {} } } }) }),
      '#/webhooks/call.missed/post/requestBody/content/application~1json/examples/one',
    ],
  },
);
