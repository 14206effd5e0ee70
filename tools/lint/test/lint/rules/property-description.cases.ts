import {
  ANSWER_SCHEMA,
  answering,
  BODY_SCHEMA,
  contract,
  inPath,
  inWebhook,
  taking,
} from '../support/contract.ts';
import { type RuleCases, ruleCases } from '../support/rule-cases.ts';

const described = { type: 'string', description: 'A name.' };
const object = (name: object) => ({ type: 'object', properties: { name } });
const referring = (name: object, target: object) =>
  contract({
    paths: { '/cdrs': { get: answering(object(name)) } },
    components: { schemas: { Name: target } },
  });
const reference = { $ref: '#/components/schemas/Name' };

export const cases: RuleCases = ruleCases(
  {
    'its own': inPath(answering(object(described))),
    'of the schema it refers to': referring(reference, described),
    'beside the $ref': referring({ ...reference, description: 'A name.' }, { type: 'string' }),
    'of an event': inWebhook(taking(object(described))),
    'a property named properties': inPath(
      answering(object({ ...described, examples: [{ properties: { a: {} } }] })),
    ),
  },
  {
    'none in an answer': [
      inPath(answering(object({ type: 'string' }))),
      `#/paths/~1cdrs/get${ANSWER_SCHEMA}/properties/name`,
    ],
    'an empty one': [
      inPath(answering(object({ type: 'string', description: ' ' }))),
      `#/paths/~1cdrs/get${ANSWER_SCHEMA}/properties/name`,
    ],
    'none in a request, nested': [
      inPath(taking({ type: 'array', items: object({ type: 'string' }) }), 'post'),
      `#/paths/~1cdrs/post${BODY_SCHEMA}/items/properties/name`,
    ],
    'none beside or behind a $ref': [
      referring(reference, { type: 'string' }),
      `#/paths/~1cdrs/get${ANSWER_SCHEMA}/properties/name`,
    ],
    'none in an event': [
      inWebhook(taking(object({ type: 'string' }))),
      `#/webhooks/call.missed/post${BODY_SCHEMA}/properties/name`,
    ],
  },
);
