import type { JsonObject } from '@telephony/contract';
import { type Case, type Change, minor, patch, types, wire } from '../support/case.ts';

const SCHEMAS = '/components/schemas';
const PARENT = `${SCHEMAS}/Pet/discriminator`;
const [READ, SENT] = ['Call', 'CallUpdate'];
const S = { type: 'string' };
const refer = (name: string) => ({ $ref: `#${SCHEMAS}/${name}` });
const heir = (parent: string, properties: JsonObject, required: string[] = []) => ({
  allOf: [refer(parent), { type: 'object', properties, required }],
});
const object = (properties: JsonObject, required: string[] = []) => ({
  type: 'object',
  properties,
  required,
});
const probe = (holder: string) => `${SCHEMAS}/${holder}/properties/probe`;

const schema = (name: string, value: unknown): Change => ({ [`${SCHEMAS}/${name}`]: value });
const field = (holder: string, value: unknown): Change => ({ [probe(holder)]: value });
const mapping = (names: Record<string, string>): Change => ({ [`${PARENT}/mapping`]: names });

const pets = (holder: string, names?: Record<string, string>): Change => [
  field(holder, refer('Pet')),
  schema('Pet', {
    ...object({ kind: S }, ['kind']),
    discriminator: { propertyName: 'kind', ...(names && { mapping: names }) },
  }),
  schema('Cat', heir('Pet', { lives: { type: 'integer' } })),
  schema('Dog', heir('Pet', { bark: S })),
];
const IMPLIED = { Cat: `#${SCHEMAS}/Cat`, Dog: `#${SCHEMAS}/Dog` };
const SMALL = { cat: 'Cat', dog: 'Dog' };

/** A field is one of two forms that only a `discriminator` tells apart. */
const forms = (holder: string, names?: Record<string, string>, more: JsonObject[] = []): Change => [
  schema('Cat', object({ kind: S, lives: { type: 'integer' } }, ['kind'])),
  schema('Dog', object({ kind: S, bark: S }, ['kind'])),
  field(holder, {
    oneOf: [refer('Cat'), refer('Dog'), ...more],
    discriminator: { propertyName: 'kind', ...(names && { mapping: names }) },
  }),
];

const renameCat: Case['edit'] = (c) => {
  c.rename(`${SCHEMAS}/Cat`, 'Feline');
  c.replace(`#${SCHEMAS}/Cat"`, `#${SCHEMAS}/Feline"`);
};

const old = (holder: string, value: unknown): Change => [
  { '/openapi': '3.0.3' },
  schema('Pet', object({ kind: S })),
  field(holder, value),
];
const nullable = (value: JsonObject) => ({ ...value, nullable: true });
const UNION = { oneOf: [object({ a: S }, ['a']), object({ b: { type: 'integer' } }, ['b'])] };

/** Says a default, on a field that must be sent where a name of it is required. */
const withDefault = (value: unknown, required: string[] = []): Change =>
  schema(
    'Probe',
    object({ size: { type: 'integer', ...(value !== undefined && { default: value }) } }, required),
  );
const probed = (holder: string, value: unknown, required?: string[]): Change => [
  withDefault(value, required),
  field(holder, refer('Probe')),
];
const parameter =
  (required: boolean, value?: number): Case['edit'] =>
  (c) => {
    const list = c.list('/paths/~1cdrs/get/parameters');
    const known = list.findIndex((one) => (one as JsonObject)['name'] === 'depth');
    const depth = { type: 'integer', ...(value !== undefined && { default: value }) };
    list.splice(known < 0 ? list.length : known, 1, { name: 'depth', in: 'query', required, schema: depth });
  };
const dropParameter: Case['edit'] = (c) => void c.list('/paths/~1cdrs/get/parameters').pop();
const deprecate = (pointer: string): Change => ({ [`${pointer}/deprecated`]: true });

const UNSAID = /never deprecated/;
const SAID = /^(?![^]*never deprecated)/;
const BILLSEC = `${SCHEMAS}/Cdr/properties/billsec`;

/** Sixty edits of forms, heirs, defaults and what is removed: a person gave each verdict before the review had seen any. */
export const judgedFirstCases: Case[] = [
  wire(
    'an heir is new, of a response',
    schema('Bird', heir('Pet', { wings: S })),
    pets(READ),
    /`Pet` has another form, `Bird`/,
  ),
  minor(
    'an heir is new, of a request',
    schema('Bird', heir('Pet', { wings: S })),
    pets(SENT),
    /another form, `Bird`/,
  ),
  wire('an heir is new beside a mapping', schema('Bird', heir('Pet', { wings: S })), pets(READ, SMALL)),
  wire(
    'an heir is new, and the mapping names it',
    [schema('Bird', heir('Pet', { wings: S })), mapping({ ...SMALL, bird: 'Bird' })],
    pets(READ, SMALL),
  ),
  wire('an heir of an heir is new', schema('Kitten', heir('Cat', { age: S })), pets(READ), /form, `Kitten`/),
  patch('the names of heirs are written out', mapping(IMPLIED), pets(READ)),
  patch('the names of heirs are written out, of a request', mapping(IMPLIED), pets(SENT)),
  patch(
    'the names of heirs are left to what is implied',
    { [`${PARENT}/mapping`]: undefined },
    pets(READ, IMPLIED),
  ),
  patch('one of the names of heirs is written out', mapping({ Cat: 'Cat' }), pets(READ)),
  patch(
    'a mapping has references in place of names',
    mapping({ cat: IMPLIED.Cat, dog: IMPLIED.Dog }),
    pets(READ, SMALL),
  ),
  wire('an heir gets another name', mapping({ cat: 'Cat' }), pets(READ), /`discriminator`/),
  wire('an heir gets another name, of a request', mapping({ cat: 'Cat' }), pets(SENT), /`discriminator`/),
  wire('two heirs swap their names', mapping({ cat: 'Dog', dog: 'Cat' }), pets(READ, SMALL)),
  wire(
    'a request can no longer be of an heir',
    schema('Dog', undefined),
    pets(SENT),
    /no longer one of the forms/,
  ),
  types('a response is never of an heir now', schema('Dog', undefined), pets(READ)),
  wire(
    'a component with an implied name is renamed',
    (c) => c.rename(`${SCHEMAS}/Cat`, 'Feline'),
    pets(READ),
    /another form, `Feline`/,
  ),
  types(
    'a component with a name in the mapping is renamed',
    renameCat,
    pets(READ, { cat: `#${SCHEMAS}/Cat`, dog: `#${SCHEMAS}/Dog` }),
  ),
  patch('what extends a parent without a discriminator is new', schema('Bird', heir('Cat', { wings: S })), [
    pets(READ),
    { [PARENT]: undefined },
  ]),
  patch('an heir of a parent that nothing uses is new', schema('Bird', heir('Pet', { wings: S })), [
    pets(READ),
    { [probe(READ)]: undefined },
  ]),
  minor(
    'an heir has a field more that is always there',
    schema('Cat', heir('Pet', { lives: { type: 'integer' }, age: S }, ['age'])),
    pets(READ),
  ),
  wire(
    'an heir needs a field more in requests',
    schema('Cat', heir('Pet', { lives: { type: 'integer' }, age: S }, ['age'])),
    pets(SENT),
  ),
  wire('an heir that a mapping names loses a field', schema('Cat', heir('Pet', {})), pets(READ, SMALL)),
  patch('a mapping leads to an heir by another reference', mapping({ ...SMALL, cat: 'Feline' }), [
    pets(READ, SMALL),
    schema('Feline', refer('Cat')),
  ]),
  minor('a parent has a field more', { [`${SCHEMAS}/Pet/properties/born`]: S }, pets(READ)),
  types(
    'a parent is renamed, and the mapping has the names',
    [
      (c) => c.rename(`${SCHEMAS}/Pet`, 'Animal'),
      (c) => c.replace(`#${SCHEMAS}/Pet"`, `#${SCHEMAS}/Animal"`),
    ],
    pets(READ, SMALL),
  ),
  patch('what extends a parent that lists its forms is new', schema('Bird', heir('Pet', { wings: S })), [
    field(READ, refer('Pet')),
    schema('Cat', object({ kind: { const: 'Cat' } }, ['kind'])),
    schema('Pet', { oneOf: [refer('Cat')], discriminator: { propertyName: 'kind' } }),
  ]),
  patch('the names of forms are written out', forms(READ, IMPLIED), forms(READ)),
  patch('the names of forms are written out, of a request', forms(SENT, IMPLIED), forms(SENT)),
  patch(
    'forms are listed in another order',
    (c) => c.list(`${probe(READ)}/oneOf`).push(c.list(`${probe(READ)}/oneOf`).shift()),
    forms(READ),
  ),
  wire('a form has one more name', forms(READ, { ...SMALL, kitty: 'Cat' }), forms(READ, SMALL), /`"kitty"`/),
  minor(
    'a form has one more name, of a request',
    forms(SENT, { ...SMALL, kitty: 'Cat' }),
    forms(SENT, SMALL),
  ),
  wire('a form has a name less, of a request', forms(SENT, SMALL), forms(SENT, { ...SMALL, kitty: 'Cat' })),
  types(
    'a form that the mapping names is renamed',
    renameCat,
    forms(READ, { cat: `#${SCHEMAS}/Cat`, dog: `#${SCHEMAS}/Dog` }),
  ),
  wire('a form without a name in a mapping is renamed', renameCat, forms(READ)),
  wire(
    'a form is new',
    forms(READ, undefined, [object({ kind: S, wings: S }, ['kind', 'wings'])]),
    forms(READ),
  ),
  minor(
    'a form is new, of a request',
    forms(SENT, undefined, [object({ kind: S, wings: S }, ['kind', 'wings'])]),
    forms(SENT),
  ),
  wire(
    'an old reference may be null',
    field(READ, nullable(refer('Pet'))),
    old(READ, refer('Pet')),
    /or nothing|null/,
  ),
  minor(
    'an old reference may be null, of a request',
    field(SENT, nullable(refer('Pet'))),
    old(SENT, refer('Pet')),
  ),
  wire(
    'an old allOf may be null',
    field(READ, nullable({ allOf: [refer('Pet')] })),
    old(READ, { allOf: [refer('Pet')] }),
  ),
  minor(
    'an old allOf may be null, of a request',
    field(SENT, nullable({ allOf: [refer('Pet')] })),
    old(SENT, { allOf: [refer('Pet')] }),
  ),
  wire('old forms may be null', field(READ, nullable(UNION)), old(READ, UNION)),
  wire('old forms may no longer be null, of a request', field(SENT, UNION), old(SENT, nullable(UNION))),
  minor('an old reference is never null', field(READ, refer('Pet')), old(READ, nullable(refer('Pet')))),
  wire(
    'an old list of values may be null',
    field(READ, nullable({ ...S, enum: ['a', 'b'] })),
    old(READ, { ...S, enum: ['a', 'b'] }),
  ),
  wire(
    'old elements may be null',
    field(READ, { type: 'array', items: nullable(refer('Pet')) }),
    old(READ, { type: 'array', items: refer('Pet') }),
  ),
  patch(
    'what may be null is written as 3.1 has it',
    [{ '/openapi': '3.1.1' }, field(READ, { anyOf: [refer('Pet'), { type: 'null' }] })],
    old(READ, nullable({ allOf: [refer('Pet')] })),
  ),
  patch(
    'an old allOf around a reference that may be null',
    field(READ, nullable({ allOf: [refer('Pet')] })),
    old(READ, nullable(refer('Pet'))),
  ),
  wire('a field goes that was never deprecated', { [BILLSEC]: undefined }, UNSAID),
  wire('a deprecated field goes', { [BILLSEC]: undefined }, deprecate(BILLSEC), SAID),
  wire('an operation goes that was never deprecated', { '/paths/~1cdrs/delete': undefined }, UNSAID),
  wire(
    'a deprecated operation goes',
    { '/paths/~1cdrs/delete': undefined },
    deprecate('/paths/~1cdrs/delete'),
    SAID,
  ),
  wire('a parameter goes that was never deprecated', dropParameter, parameter(false), UNSAID),
  wire(
    'a deprecated parameter goes',
    dropParameter,
    [
      parameter(false),
      (c) => {
        Object.assign(c.list('/paths/~1cdrs/get/parameters').at(-1) as JsonObject, { deprecated: true });
      },
    ],
    SAID,
  ),
  patch('a default is said for the first time', probed(SENT, 5), probed(SENT, undefined)),
  wire('the default of a component is another', withDefault(6), probed(SENT, 5)),
  patch('the default of what must be sent is another', withDefault(6, ['size']), probed(SENT, 5, ['size'])),
  patch('the default of what comes is another', withDefault(6), probed(READ, 5)),
  wire(
    'the default of a parameter that may be left out is another',
    parameter(false, 6),
    parameter(false, 5),
  ),
  patch('the default of a parameter that must be sent is another', parameter(true, 6), parameter(true, 5)),
  minor(
    'what had to be sent may be left out, with another default',
    withDefault(6),
    probed(SENT, 5, ['size']),
  ),
];
