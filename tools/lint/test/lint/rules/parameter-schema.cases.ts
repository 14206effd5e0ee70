import type { JsonObject } from '@telephony/contract';
import { contract, IN_PATH, IN_WEBHOOK, inPath, inWebhook } from '../support/contract.ts';
import { type RuleCases, ruleCases } from '../support/rule-cases.ts';

const taking = (members: JsonObject, place = 'query') => ({
  parameters: [{ name: 'dir', in: place, ...members }],
});
const union = { anyOf: [{ type: 'string', enum: ['ASC'] }, { type: 'string' }] };
const named = { $ref: '#/components/schemas/SortDirection' };
const content = { 'application/json': { schema: { type: 'array', items: {} } } };

export const cases: RuleCases = ruleCases(
  {
    'one type': inPath(taking({ schema: { type: 'string' } })),
    'JSON in a string': inPath(
      taking({
        schema: {
          type: 'string',
          contentMediaType: 'application/json',
          contentSchema: { type: 'array', items: {} },
        },
      }),
    ),
    'a union by name': contract({
      paths: { '/cdrs': { get: { responses: {}, ...taking({ schema: named }) } } },
      components: { schemas: { SortDirection: union } },
    }),
    'a webhook with a header': inWebhook(taking({ schema: { type: 'string' } }, 'header')),
  },
  {
    'an inline anyOf': [inPath(taking({ schema: union })), `${IN_PATH}/parameters/0/schema/anyOf`],
    'an inline oneOf at the path item': [
      contract({ paths: { '/cdrs': { ...taking({ schema: { oneOf: [] } }), get: { responses: {} } } } }),
      '#/paths/~1cdrs/parameters/0/schema/oneOf',
    ],
    'in a shared parameter': [
      contract({
        paths: {
          '/cdrs': { get: { responses: {}, parameters: [{ $ref: '#/components/parameters/dir' }] } },
          '/sms': { get: { responses: {}, parameters: [{ $ref: '#/components/parameters/dir' }] } },
        },
        components: { parameters: { dir: { name: 'dir', in: 'query', schema: union } } },
      }),
      '#/components/parameters/dir/schema/anyOf',
    ],
    content: [inPath(taking({ content })), `${IN_PATH}/parameters/0`],
    'in a webhook': [
      inWebhook(taking({ schema: union }, 'header')),
      `${IN_WEBHOOK}/parameters/0/schema/anyOf`,
    ],
  },
);
