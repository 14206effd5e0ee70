import {
  answering,
  contract,
  IN,
  inPath,
  inWebhook,
  ruleCases,
  type RuleCases,
  schemaCases,
  taking,
} from '../support/cases.ts';

export const cases: Record<string, RuleCases> = {};

const described = { type: 'string', description: 'A name.' };
const object = (name: object) => ({ type: 'object', properties: { name } });
const referring = (name: object, target: object) =>
  contract({
    paths: { '/cdrs': { get: answering(object(name)) } },
    components: { schemas: { Name: target } },
  });
const reference = { $ref: '#/components/schemas/Name' };

cases['property-description'] = ruleCases(
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
    'none in an answer': [inPath(answering(object({ type: 'string' }))), `${IN.answer}/properties/name`],
    'an empty one': [
      inPath(answering(object({ type: 'string', description: ' ' }))),
      `${IN.answer}/properties/name`,
    ],
    'none in a request, nested': [
      inPath(taking({ type: 'array', items: object({ type: 'string' }) }), 'post'),
      `${IN.request}/items/properties/name`,
    ],
    'none beside or behind a $ref': [
      referring(reference, { type: 'string' }),
      `${IN.answer}/properties/name`,
    ],
    'none in an event': [inWebhook(taking(object({ type: 'string' }))), `${IN.event}/properties/name`],
  },
);

const field = (description?: string) => ({
  type: 'string',
  ...(description !== undefined && { description }),
});
const record = (properties: object) => ({ type: 'object', properties });

cases['description-own'] = schemaCases(
  {
    'their own': record({ src: field('Who calls.'), dst: field('Who is called.') }),
    none: record({ src: field(), dst: field() }),
  },
  {
    'that of another': [
      record({ src: field('Who calls.'), dst: field('Who calls.') }),
      '/properties/dst/description',
    ],
  },
);

const fields = (...names: string[]) => ({
  type: 'object',
  properties: Object.fromEntries(names.map((name) => [name, { type: 'string' }])),
});
const parameter = (name: string, place = 'query') => ({ parameters: [{ name, in: place, schema: {} }] });

cases['field-case'] = ruleCases(
  {
    'in snake case': inPath(answering(fields('id', 'first_name', 'tel_1', '_name'))),
    'an event': inWebhook(taking(fields('event_name'))),
  },
  {
    'in camel case': [inPath(answering(fields('firstName'))), `${IN.answer}/properties/firstName`],
    'with a hyphen, in an event': [
      inWebhook(taking(fields('event-name'))),
      `${IN.event}/properties/event-name`,
    ],
  },
);

cases['parameter-case'] = ruleCases(
  {
    'in snake case': inPath(parameter('group_by')),
    'a header': inPath(parameter('X-Auth-Token', 'header')),
  },
  { 'in camel case': [inPath(parameter('groupBy')), `${IN.path}/parameters/0/name`] },
);

const leafExampleObject = (name: object) => ({ type: 'object', properties: { name } });
const property = `${IN.answer}/properties/name`;
const leafExampleReferring = (name: object, target: object) =>
  contract({
    paths: { '/cdrs': { get: answering(leafExampleObject(name)) } },
    components: { schemas: { Name: target } },
  });
const leafExampleReference = { $ref: '#/components/schemas/Name' };

cases['leaf-example'] = ruleCases(
  {
    'its own': inPath(answering(leafExampleObject({ type: ['string', 'null'], examples: [null] }))),
    'of the schema it refers to': leafExampleReferring(leafExampleReference, {
      type: 'string',
      examples: ['a'],
    }),
    'beside the $ref': leafExampleReferring({ ...leafExampleReference, examples: ['a'] }, { type: 'string' }),
    'an object': inPath(answering(leafExampleObject({ type: ['object', 'null'] }))),
    'an array': inPath(answering(leafExampleObject({ type: 'array', items: {} }))),
    'a constant of an event': inWebhook(taking(leafExampleObject({ const: 'call.missed' }))),
    'an alternative that has one': inPath(
      answering(leafExampleObject({ anyOf: [{ type: 'string', examples: ['a'] }, { type: 'null' }] })),
    ),
  },
  {
    'a plain type': [inPath(answering(leafExampleObject({ type: 'string' }))), property],
    'an empty list': [inPath(answering(leafExampleObject({ type: 'string', examples: [] }))), property],
    'no type': [inPath(answering(leafExampleObject({}))), property],
    'an enumeration': [
      inPath(answering(leafExampleObject({ anyOf: [{ type: 'string', enum: ['A'] }, { type: 'string' }] }))),
      property,
    ],
    'behind a $ref': [leafExampleReferring(leafExampleReference, { type: 'string' }), property],
    'of an event': [inWebhook(taking(leafExampleObject({ type: 'string' }))), `${IN.event}/properties/name`],
  },
);

const time = (members: object) => record({ at: { examples: ['2026-11-20 09:02:11'], ...members } });

cases['timestamp-shared'] = schemaCases(
  {
    'a $ref': time({ $ref: '#/components/schemas/Timestamp' }),
    'of an open form': time({ type: 'string', 'x-ledger': 'O-44' }),
    'a date': time({ type: 'string', examples: ['2026-11-20'] }),
  },
  { 'a text': [time({ type: 'string' }), '/properties/at'] },
);
