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

const object = (name: object) => ({ type: 'object', properties: { name } });
const property = `#/paths/~1cdrs/get${ANSWER_SCHEMA}/properties/name`;
const referring = (name: object, target: object) =>
  contract({
    paths: { '/cdrs': { get: answering(object(name)) } },
    components: { schemas: { Name: target } },
  });
const reference = { $ref: '#/components/schemas/Name' };

export const cases: RuleCases = ruleCases(
  {
    'its own': inPath(answering(object({ type: ['string', 'null'], examples: [null] }))),
    'of the schema it refers to': referring(reference, { type: 'string', examples: ['a'] }),
    'beside the $ref': referring({ ...reference, examples: ['a'] }, { type: 'string' }),
    'an object': inPath(answering(object({ type: ['object', 'null'] }))),
    'an array': inPath(answering(object({ type: 'array', items: {} }))),
    'a constant of an event': inWebhook(taking(object({ const: 'call.missed' }))),
    'an alternative that has one': inPath(
      answering(object({ anyOf: [{ type: 'string', examples: ['a'] }, { type: 'null' }] })),
    ),
  },
  {
    'a plain type': [inPath(answering(object({ type: 'string' }))), property],
    'an empty list': [inPath(answering(object({ type: 'string', examples: [] }))), property],
    'no type': [inPath(answering(object({}))), property],
    'an enumeration': [
      inPath(answering(object({ anyOf: [{ type: 'string', enum: ['A'] }, { type: 'string' }] }))),
      property,
    ],
    'behind a $ref': [referring(reference, { type: 'string' }), property],
    'of an event': [
      inWebhook(taking(object({ type: 'string' }))),
      `#/webhooks/call.missed/post${BODY_SCHEMA}/properties/name`,
    ],
  },
);
