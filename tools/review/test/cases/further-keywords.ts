import type { JsonObject } from '@telephony/contract';
import { type Case, type Making, minor, patch, rewriting, wire } from '../support/case.ts';

const SENT = '/components/schemas/CallUpdate/properties/probe';
const READ = '/components/schemas/Call/properties/probe';
const BODY = '/paths/~1login/post/requestBody/content';
const S = { type: 'string' };

const sent = (make: Making, name: string, before: JsonObject, after: JsonObject): Case =>
  rewriting(make, SENT)(name, before, after);
const read = (make: Making, name: string, before: JsonObject, after: JsonObject): Case =>
  rewriting(make, READ)(`${name}, of a response`, before, after);

function form(make: Making, name: string, before: JsonObject | undefined, after: JsonObject): Case {
  const schema = { type: 'object', properties: { picture: S, about: { type: 'object' } } };
  const type = 'multipart/form-data';
  return make(
    name,
    { [BODY]: { [type]: { schema, encoding: after } } },
    { [BODY]: { [type]: { schema, ...(before && { encoding: before }) } } },
  );
}

const closed = (more: JsonObject) => ({
  type: 'object',
  properties: { k: S },
  ...more,
  unevaluatedProperties: false,
});

const one = (k: JsonObject, required: string[] = []) => ({ type: 'object', properties: { k }, required });
const UNSENT = { ...S, readOnly: true };
const HIDDEN = { ...S, writeOnly: true };

/** Keywords that say less, more or the same beside others; found by a stranger's edits. */
export const furtherKeywordCases: Case[] = [
  sent(wire, 'what only `if` evaluates', closed({ if: { properties: { z: true } } }), closed({})),
  sent(
    wire,
    'what only `dependentSchemas` evaluates',
    closed({ dependentSchemas: { k: { properties: { z: S } } } }),
    closed({}),
  ),
  read(wire, 'a text that is encoded', S, { ...S, contentEncoding: 'base64' }),
  sent(wire, 'a text that is no longer encoded', { ...S, contentEncoding: 'base64' }, S),
  sent(
    minor,
    'a format of which the old is a part',
    { ...S, format: 'uri' },
    { ...S, format: 'uri-reference' },
  ),
  read(
    wire,
    'a format of which the old is a part',
    { ...S, format: 'uri' },
    { ...S, format: 'uri-reference' },
  ),
  sent(
    minor,
    'names that may be longer',
    { type: 'object', propertyNames: { maxLength: 3 } },
    { type: 'object', propertyNames: { maxLength: 5 } },
  ),
  sent(
    wire,
    'names that must be shorter',
    { type: 'object', propertyNames: { maxLength: 5 } },
    { type: 'object', propertyNames: { maxLength: 3 } },
  ),
  ...[sent, read].flatMap((place) => [
    place(
      patch,
      'dependentRequired in dependentSchemas',
      { type: 'object', properties: { k: S, z: S }, dependentRequired: { k: ['z'] } },
      { type: 'object', properties: { k: S, z: S }, dependentSchemas: { k: { required: ['z'] } } },
    ),
    place(
      patch,
      'a property that must not be there',
      { type: 'object', properties: { k: S, z: false } },
      { type: 'object', properties: { k: S }, not: { required: ['z'] } },
    ),
    place(
      patch,
      'multiples of two numbers',
      { type: 'integer', multipleOf: 6 },
      { type: 'integer', allOf: [{ multipleOf: 2 }, { multipleOf: 3 }] },
    ),
    place(
      patch,
      'the first of the multiples',
      { type: 'integer', multipleOf: 3, minimum: 1 },
      { type: 'integer', multipleOf: 3, minimum: 3 },
    ),
    place(
      patch,
      'one element is never twice there',
      { type: 'array', items: S, maxItems: 1 },
      { type: 'array', items: S, maxItems: 1, uniqueItems: true },
    ),
    place(patch, 'the name of an element in XML', S, { ...S, xml: { name: 'x' } }),
  ]),
  sent(
    wire,
    'multiples of more numbers',
    { type: 'integer', multipleOf: 6 },
    { type: 'integer', allOf: [{ multipleOf: 4 }, { multipleOf: 3 }] },
  ),
  sent(
    wire,
    'two elements may not be the same',
    { type: 'array', items: S, maxItems: 2 },
    { type: 'array', items: S, maxItems: 2, uniqueItems: true },
  ),
  sent(
    wire,
    'an element that has lost its schema, and is left to be refused',
    { type: 'array', allOf: [{ prefixItems: [S, S] }], unevaluatedItems: false },
    { type: 'array', allOf: [{ prefixItems: [S] }], unevaluatedItems: false },
  ),
  sent(
    wire,
    'names of a pattern that are left to be refused',
    { type: 'object', allOf: [{ patternProperties: { '^x-': S } }], unevaluatedProperties: false },
    { type: 'object', unevaluatedProperties: false },
  ),
  ...[sent, read].flatMap((place) => [
    place(patch, 'halves of whole numbers', { type: 'integer', multipleOf: 0.5 }, { type: 'integer' }),
    place(
      patch,
      'a length that the contained elements have',
      { type: 'array', contains: { const: 1 }, minContains: 2 },
      { type: 'array', contains: { const: 1 }, minContains: 2, minItems: 2 },
    ),
  ]),
  sent(
    wire,
    'a property of an open object that must not be there now',
    { type: 'object', properties: { k: S } },
    { type: 'object', properties: { k: S, z: false } },
  ),
  sent(
    wire,
    'the same in another word',
    { type: 'object', properties: { k: S } },
    { type: 'object', properties: { k: S }, not: { required: ['z'] } },
  ),
  sent(
    minor,
    'a property that must not be there, and may',
    { type: 'object', properties: { k: S }, not: { required: ['z'] } },
    { type: 'object', properties: { k: S } },
  ),
  sent(
    minor,
    'fewer names beside another',
    { type: 'object', dependentRequired: { k: ['y', 'z'] } },
    { type: 'object', dependentRequired: { k: ['y'] } },
  ),
  form(patch, 'the media type that a text has anyway', undefined, {
    picture: { contentType: 'text/plain' },
  }),
  form(patch, 'the media type that an object has anyway', undefined, {
    about: { contentType: 'application/json' },
  }),
  form(
    minor,
    'a part in more media types',
    { picture: { contentType: 'image/png' } },
    { picture: { contentType: 'image/png, image/jpeg' } },
  ),
  form(
    wire,
    'a part in fewer media types',
    { picture: { contentType: 'image/png, image/jpeg' } },
    { picture: { contentType: 'image/png' } },
  ),
  patch(
    'an encoding beside JSON',
    { [`${BODY}/application~1json/encoding`]: { email: { contentType: 'text/csv' } } },
    () => {},
  ),
  sent(wire, 'a field that must be there loses readOnly', one(UNSENT, ['k']), one(S, ['k'])),
  sent(
    wire,
    'a field that another part asks for loses readOnly',
    { allOf: [one(UNSENT), { required: ['k'] }] },
    { allOf: [one(S), { required: ['k'] }] },
  ),
  sent(patch, 'a bound of what is not sent', one(UNSENT), one({ ...UNSENT, maxLength: 3 })),
  sent(patch, 'what is not sent must be there', one(UNSENT), one(UNSENT, ['k'])),
  read(patch, 'what does not come may be anything', one({ ...HIDDEN, maxLength: 3 }), one(HIDDEN)),
  read(wire, 'a field that must be there does not come', one(S, ['k']), one(HIDDEN, ['k'])),
  sent(
    wire,
    'fields by a pattern that nobody can compare',
    { type: 'object', patternProperties: { '^(q)\\1': S } },
    { type: 'object', patternProperties: { '^(q)\\1': { type: 'integer' } } },
  ),
  sent(patch, 'a condition on values of another type', S, {
    ...S,
    if: { type: 'object' },
    // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
    then: { required: ['k'] },
  }),
];
