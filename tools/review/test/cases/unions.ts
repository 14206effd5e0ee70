import { type Case, minor, patch, rewriting, types, wire } from '../support/case.ts';

const CREATE = '/components/schemas/CallCreate';
const FIELD = `${CREATE}/properties/tries`;
const SEGMENT = '/paths/~1queues~1{id}/parameters/0/schema';
const FORMS = '/components/schemas/CdrSingle/properties/data';

const HOURS = { type: 'integer', minimum: 0, maximum: 23 };
const [MORNING, EVENING] = [
  { type: 'integer', minimum: 0, maximum: 11 },
  { type: 'integer', minimum: 18, maximum: 23 },
];
const SHORT = { type: 'string', maxLength: 5 };

const HEIR = '/components/schemas/Cat/allOf/1/properties';

function inherited(holder: string): Case['edit'] {
  const text = { type: 'string' };
  const extended = (name: string, properties: object) => ({
    allOf: [{ $ref: `#/components/schemas/${name}` }, { type: 'object', properties }],
  });
  return (c) => {
    c.set(`/components/schemas/${holder}/properties/probe`, { $ref: '#/components/schemas/Pet' });
    const discriminator = { propertyName: 'kind' };
    c.set('/components/schemas/Pet', { type: 'object', properties: { kind: text }, discriminator });
    c.set('/components/schemas/Cat', extended('Pet', { m: text }));
    c.set('/components/schemas/Tomcat', extended('Cat', { k: text }));
  };
}

const rewritten = (name: string, was: unknown, is: unknown) =>
  rewriting(patch, FIELD)(name, was, is, /written in other words/);
const narrower = rewriting(wire, FIELD);

const forms: Case['edit'] = (c) => {
  for (const [name, kind, type] of [
    ['Answered', ['a', 'c'], 'x'],
    ['Missed', ['b'], 'y'],
  ]) {
    c.set(`/components/schemas/${String(name)}`, {
      type: 'object',
      required: ['kind', 'type'],
      properties: { kind: { enum: kind }, type: { const: type } },
    });
  }
  const [a, b] = ['#/components/schemas/Answered', '#/components/schemas/Missed'];
  const discriminator = { propertyName: 'kind', mapping: { a, b, c: a } };
  c.set(FORMS, { oneOf: [{ $ref: a }, { $ref: b }], discriminator });
};

const [LOOSE, TIGHT] = [
  { type: 'object', properties: { message: { type: 'string' } } },
  { type: 'object', required: ['text'], properties: { text: { type: 'string' } } },
];

export const unionCases = [
  patch(
    'forms in another order, one of them written otherwise',
    { [FORMS]: { anyOf: [TIGHT, { allOf: [LOOSE] }] } },
    /written in other words/,
    { [FORMS]: { anyOf: [LOOSE, TIGHT] } },
  ),
  patch(
    'what is inside a form that nothing can have',
    { [`${FORMS}/anyOf/0/properties/message`]: { type: ['string'] } },
    /written in other words/,
    { [FORMS]: { anyOf: [{ ...LOOSE, const: null }, TIGHT] } },
  ),
  narrower('whole numbers in parts with a gap', HOURS, { anyOf: [MORNING, EVENING] }),
  narrower(
    'a part that begins later',
    { anyOf: [MORNING, EVENING] },
    { anyOf: [MORNING, { ...EVENING, minimum: 20 }] },
    /at least 20 now/,
  ),
  narrower(
    'numbers in parts without the one between them',
    { type: 'number', maximum: 1 },
    {
      anyOf: [
        { type: 'number', exclusiveMaximum: 0.5 },
        { type: 'number', exclusiveMinimum: 0.5, maximum: 1 },
      ],
    },
  ),
  types(
    'few whole numbers as a list',
    { [FIELD]: { type: 'integer', enum: [1, 2, 3] } },
    { [FIELD]: { type: 'integer', minimum: 1, maximum: 3 } },
  ),
  narrower(
    'fewer whole numbers as a list',
    { type: 'integer', minimum: 1, maximum: 3 },
    { type: 'integer', enum: [1, 2] },
    /no longer takes 3/,
  ),
  rewritten(
    'the ends of a width',
    { type: 'integer', format: 'int64' },
    { type: 'integer', format: 'int64', minimum: -(2 ** 63), maximum: 2 ** 63 },
  ),
  narrower(
    'the ends of another width',
    { type: 'integer', format: 'int64' },
    {
      type: 'integer',
      format: 'int64',
      minimum: -(2 ** 31),
    },
  ),
  rewritten('what must not be what it is not', SHORT, { not: { not: SHORT } }),
  narrower('what must not be what it is not, and shorter', SHORT, {
    not: { not: { ...SHORT, maxLength: 4 } },
  }),
  narrower(
    'what must not be, of listed values',
    { enum: ['a', 'b'] },
    {
      enum: ['a', 'b'],
      not: { required: ['id'] },
    },
  ),
  rewritten('a remark on what a text holds', SHORT, { ...SHORT, contentMediaType: 'text/plain' }),
  narrower(
    'a text holds something else',
    { ...SHORT, contentMediaType: 'text/plain' },
    { ...SHORT, contentMediaType: 'text/csv' },
    /must hold `"text\/csv"` now/,
  ),
  rewriting(patch, SEGMENT)(
    'a part of a path is not empty',
    { type: 'string' },
    { type: 'string', minLength: 1 },
  ),
  rewriting(types, SEGMENT)(
    'a number of a path may be any text',
    { type: 'integer' },
    { type: 'string', minLength: 1 },
  ),
  rewriting(wire, SEGMENT)(
    'a part of a path has two characters',
    { type: 'string', minLength: 1 },
    { type: 'string', minLength: 2 },
  ),
  rewriting(wire, SEGMENT)(
    'an element of a list in a path is not empty',
    { type: 'array', items: { type: 'string' } },
    { type: 'array', items: { type: 'string', minLength: 1 } },
  ),
  patch(
    'forms are told apart by another field that lists values',
    { [`${FORMS}/discriminator`]: { propertyName: 'type', mapping: { x: 'Answered', y: 'Missed' } } },
    forms,
  ),
  patch(
    'the mapping knows a name that no form has',
    { [`${FORMS}/discriminator/mapping/d`]: 'Missed' },
    forms,
  ),
  wire(
    'the mapping takes a name for another form',
    { [`${FORMS}/discriminator/mapping/c`]: 'Missed' },
    /other names for its forms, `"c"`/,
    forms,
  ),
  wire(
    'a form that no reference leads to loses a field of a response',
    { [`${HEIR}/m`]: undefined },
    /`m` of `Cat` is gone/,
    inherited('Call'),
  ),
  wire(
    'a form of a form that no reference leads to asks for a field of a request',
    { '/components/schemas/Tomcat/required': ['k'] },
    /`k` of `Tomcat` is required now/,
    inherited('CallUpdate'),
  ),
  minor(
    'a form that no reference leads to has a field more',
    { [`${HEIR}/o`]: { type: 'string' } },
    /`o` of `Cat` is there to read/,
    inherited('Call'),
  ),
  wire(
    'a form that no reference leads to is new',
    { '/components/schemas/Dog': { allOf: [{ $ref: '#/components/schemas/Pet' }] } },
    /another form, `Dog`/,
    inherited('Call'),
  ),
  types(
    'a form that no reference leads to is gone',
    { '/components/schemas/Tomcat': undefined },
    /type `Tomcat` is gone/,
    inherited('Call'),
  ),
  wire(
    'a success that was none of the successes',
    (c) => c.set('/paths/~1cdrs~1{id}/get/responses/204', c.get('/paths/~1cdrs~1{id}/get/responses/default')),
    /Success can now be the response 204/,
    {
      '/paths/~1cdrs~1{id}/get/responses/default': {
        description: 'Anything else.',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorBody' } } },
      },
    },
  ),
];
