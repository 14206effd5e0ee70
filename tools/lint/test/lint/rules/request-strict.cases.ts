import { answering, BODY_SCHEMA, contract, inPath, inWebhook, taking } from '../support/contract.ts';
import { ledger } from '../support/ledger.ts';
import { type RuleCases, ruleCases } from '../support/rule-cases.ts';

const open = { type: 'object', properties: { to: { type: 'string' } } };
const strict = { ...open, additionalProperties: false };
const at = `#/paths/~1cdrs/post${BODY_SCHEMA}`;

const marked = (about: string[]) =>
  contract(
    { paths: { '/cdrs': { post: { responses: {}, ...taking({ ...open, 'x-ledger': 'N-40' }) } } } },
    ledger({ 'N-40': about.length > 0 ? { about } : {} }),
  );

export const cases: RuleCases = ruleCases(
  {
    'a closed object': inPath(taking(strict), 'post'),
    'an array of closed objects': inPath(taking({ type: 'array', items: strict }), 'patch'),
    'parts that are closed together': inPath(
      taking({ allOf: [open], type: 'object', unevaluatedProperties: false }),
      'post',
    ),
    'fields that are not documented': marked(['fields']),
    'an object that is returned': inPath(answering(open), 'post'),
    'an event, which the platform writes': inWebhook(taking(open)),
  },
  {
    'a mark about something else': [marked(['presence']), at],
    'a mark that says not what it is about': [marked([]), at],
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
