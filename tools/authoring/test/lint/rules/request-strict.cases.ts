import { answering, BODY_SCHEMA, contract, inPath, inWebhook, taking } from '../support/contract.ts';
import { type RuleCases, ruleCases } from '../support/rule-cases.ts';

const open = { type: 'object', properties: { to: { type: 'string' } } };
const strict = { ...open, additionalProperties: false };
const at = `#/paths/~1cdrs/post${BODY_SCHEMA}`;

export const cases: RuleCases = ruleCases(
  {
    'a closed object': inPath(taking(strict), 'post'),
    'an array of closed objects': inPath(taking({ type: 'array', items: strict }), 'patch'),
    'parts that are closed together': inPath(
      taking({ allOf: [open], type: 'object', unevaluatedProperties: false }),
      'post',
    ),
    'members that are not documented': inPath(taking({ ...open, 'x-ledger': 'N-40' }), 'post'),
    'an object that is returned': inPath(answering(open), 'post'),
    'an event, which the platform writes': inWebhook(taking(open)),
  },
  {
    'an open object': [inPath(taking(open), 'post'), at],
    'the elements of an array': [inPath(taking({ type: 'array', items: open }), 'post'), `${at}/items`],
    'an object in an object': [
      inPath(taking({ ...strict, properties: { frequency: open } }), 'post'),
      `${at}/properties/frequency`,
    ],
    'an open object that two operations share, once': [
      contract({
        paths: {
          '/cdrs': {
            post: taking({ $ref: '#/components/schemas/Input' }),
            patch: taking({ $ref: '#/components/schemas/Input' }),
          },
        },
        components: { schemas: { Input: open } },
      }),
      '#/components/schemas/Input',
    ],
  },
);
