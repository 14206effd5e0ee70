import { type Case, minor, patch, rewriting, wire } from '../support/case.ts';

const SENT = '/components/schemas/CallUpdate/properties/probe';
const READ = '/components/schemas/Call/properties/probe';
const SCHEMAS = '/components/schemas';
const S = { type: 'string' };
const K = { type: 'object', properties: { k: S } };

const stays = (name: string, at: string, before: unknown, after: unknown, make = patch): Case =>
  rewriting(make, at)(name, before, after);
const breaks = (name: string, at: string, before: unknown, after: unknown, says?: RegExp): Case =>
  rewriting(wire, at)(name, before, after, says);

const LISTED = { type: 'string', enum: ['none'] };
const NUMBERS = { type: 'string', pattern: '^(none|\\d+)$' };

export const besideOthersCases: Case[] = [
  wire(
    'forms that may be null have other names in the mapping',
    { [`${SCHEMAS}/Act/discriminator/mapping`]: { cat: 'Dog', dog: 'Cat' } },
    /other names for its forms, `"cat"` and `"dog"`/,
    (c) => {
      for (const name of ['Cat', 'Dog']) c.set(`${SCHEMAS}/${name}`, K);
      const oneOf = [{ $ref: `#${SCHEMAS}/Cat` }, { $ref: `#${SCHEMAS}/Dog` }];
      const discriminator = { propertyName: 'k', mapping: { cat: 'Cat', dog: 'Dog' } };
      c.set(`${SCHEMAS}/Act`, { oneOf, discriminator });
      c.set(SENT, { anyOf: [{ $ref: `#${SCHEMAS}/Act` }, { type: 'null' }] });
    },
  ),
  wire(
    'a component no longer extends what it was a form of',
    { [`${SCHEMAS}/Cat`]: { allOf: [K] } },
    /`Cat` is no longer one of the forms.*\n.*`Tomcat` is no longer one of the forms/,
    (c) => {
      const pet = { type: 'object', properties: { kind: S }, discriminator: { propertyName: 'kind' } };
      c.set(SENT, { $ref: `#${SCHEMAS}/Pet` });
      c.set(`${SCHEMAS}/Pet`, pet);
      c.set(`${SCHEMAS}/Cat`, { allOf: [{ $ref: `#${SCHEMAS}/Pet` }, K] });
      c.set(`${SCHEMAS}/Tomcat`, { allOf: [{ $ref: `#${SCHEMAS}/Cat` }] });
    },
  ),
  stays(
    'a reference becomes the only form',
    SENT,
    { $ref: `#${SCHEMAS}/CallCreate` },
    { anyOf: [{ $ref: `#${SCHEMAS}/CallCreate` }] },
  ),
  stays('a listed value that another form takes', SENT, { ...NUMBERS, anyOf: [LISTED, S] }, NUMBERS),
  breaks(
    'a listed value that the other form denies',
    SENT,
    { anyOf: [LISTED, { ...S, not: { const: 'none' } }] },
    { ...S, not: { const: 'none' } },
  ),
  stays(
    'names by a pattern that a closed object has anyway',
    READ,
    { ...K, propertyNames: { pattern: '^[a-m]' } },
    { ...K, propertyNames: { pattern: '^[a-m]' }, additionalProperties: false },
    minor,
  ),
  breaks(
    'names that a closed object has in spite of the pattern',
    READ,
    { ...K, additionalProperties: false, propertyNames: { pattern: '^[a-j]' } },
    { ...K, additionalProperties: false },
  ),
  stays(
    'properties together that are always there now',
    READ,
    { ...K, dependentRequired: { k: ['l'] } },
    { ...K, required: ['l'] },
    minor,
  ),
  stays(
    'a property that another needs, and that must be there by itself too',
    READ,
    { ...K, required: ['k', 'l'], dependentRequired: { k: ['l'] } },
    { ...K, required: ['k'], dependentRequired: { k: ['l'] } },
  ),
  stays(
    'a condition that all texts meet, and that they keep anyway',
    SENT,
    { ...S, pattern: '^\\d{3,}$' },
    // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
    { ...S, pattern: '^\\d{3,}$', if: S, then: { minLength: 2 } },
  ),
  breaks(
    'a condition that all texts meet, and that some do not keep',
    SENT,
    S,
    // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
    { ...S, if: S, then: { minLength: 2 } },
    /must have at least this many characters: 2 now/,
  ),
  stays(
    'elements once of a list that is empty now',
    READ,
    { type: 'array', uniqueItems: true },
    { type: 'array', maxItems: 0 },
    minor,
  ),
  stays(
    'null that is denied',
    READ,
    { ...S, not: { type: 'null' } },
    { type: ['string', 'null'], not: { type: 'null' } },
  ),
  stays(
    'another type that is denied, as it has no property',
    READ,
    { ...K, not: { required: ['z'] } },
    { ...K, type: ['object', 'null'], not: { required: ['z'] } },
  ),
  stays(
    'what is inside a type that is gone',
    READ,
    { ...K, type: ['object', 'string'], properties: { k: { type: ['string'] } } },
    { ...K, type: 'string' },
    minor,
  ),
  breaks(
    'an object that no longer asks for what it cannot have',
    READ,
    { ...K, required: ['z'], properties: { k: S, z: S }, propertyNames: { pattern: '^[a-m]' } },
    {
      ...K,
      required: ['z'],
      properties: { k: S, z: { ...S, writeOnly: true } },
      propertyNames: { pattern: '^[a-m]' },
    },
  ),
];
