import { type Case, harmless, types, wire } from '../support/case.ts';

const FIELD = '/components/schemas/CallCreate/properties/labels';

function closed(patternProperties: object, properties: object = { src: { type: 'string' } }) {
  return { type: 'object', properties, patternProperties, additionalProperties: false };
}

const DIGITS = { '^[0-9]+$': { type: 'integer', minimum: 1 } };

/** A field of a request that is written otherwise. */
function field(was: unknown, is: unknown): [edit: Case['edit'], given: Case['edit']] {
  return [(c) => c.set(FIELD, is), (c) => c.set(FIELD, was)];
}

function same(name: string, was: unknown, is: unknown): Case {
  const [edit, given] = field(was, is);
  return harmless(name, 'patch', edit, /written in other words \(.*`patternProperties`/, given);
}

function wider(name: string, was: unknown, is: unknown): Case {
  const [edit, given] = field(was, is);
  return harmless(name, 'minor', edit, undefined, given);
}

function narrower(name: string, was: unknown, is: unknown): Case {
  const [edit, given] = field(was, is);
  return wire(name, edit, undefined, given);
}

/** Properties whose names match patterns. */
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
    (c) => c.set(FIELD, closed({ '^src$': { type: 'string' } }, {})),
    undefined,
    (c) => c.set(FIELD, closed({})),
  ),
];
