import { minor, patch, rewriting, types, wire } from '../support/case.ts';

const FIELD = '/components/schemas/CallCreate/properties/labels';

function closed(patternProperties: object, properties: object = { src: { type: 'string' } }) {
  return { type: 'object', properties, patternProperties, additionalProperties: false };
}

const DIGITS = { '^[0-9]+$': { type: 'integer', minimum: 1 } };

const rewritten = rewriting(patch, FIELD);
const same = (name: string, was: unknown, is: unknown) =>
  rewritten(name, was, is, /written in other words \(.*`patternProperties`/);
const wider = rewriting(minor, FIELD);
const narrower = rewriting(wire, FIELD);

export const patternCases = [
  same('a pattern of a name that is listed', closed({}), closed({ '^src$': { type: 'string' } })),
  same('a pattern whose properties are refused', closed({}), closed({ '^x-': false })),
  same('the same pattern in other words', closed(DIGITS), closed({ '^\\d+$': DIGITS['^[0-9]+$'] })),
  same(
    'the same numbers below a pattern',
    closed(DIGITS),
    closed({ '^[0-9]+$': { type: 'integer', exclusiveMinimum: 0 } }),
  ),
  same(
    'a pattern of all names in place of all others',
    { type: 'object', additionalProperties: { type: 'string' } },
    closed({ '': { type: 'string' } }, {}),
  ),
  wider('more numbers below a pattern', closed(DIGITS), closed({ '^[0-9]+$': { type: 'integer' } })),
  wider('a pattern more in a closed object', closed({}), closed(DIGITS)),
  narrower('a pattern fewer in a closed object', closed(DIGITS), closed({})),
  narrower(
    'a pattern of a name that is listed, with a bound',
    closed({}),
    closed({ '^s': { maxLength: 3 } }),
  ),
  narrower('fewer numbers below a pattern', closed({ '^[0-9]+$': { type: 'integer' } }), closed(DIGITS)),
  narrower(
    'a pattern in an open object',
    { type: 'object' },
    {
      type: 'object',
      patternProperties: { '^x-': { type: 'string' } },
    },
  ),
  narrower(
    'patterns that overlap, and one of them otherwise',
    closed({ ...DIGITS, '^1': { maximum: 9 } }),
    closed({ ...DIGITS, '^1': { maximum: 8 } }),
  ),
  types(
    'a pattern in place of names',
    { [FIELD]: closed({ '^src$': { type: 'string' } }, {}) },
    { [FIELD]: closed({}) },
  ),
];
