import * as fc from 'fast-check';
import { type Condition, operators } from '../../src/components/filter-builder/condition.ts';

/** Text with what quotes, shells, addresses and JSON treat in a way of their own. */
const text = fc.oneof(
  fc.string({ unit: 'binary' }).filter((value) => !value.includes('\0')),
  fc.constantFrom(
    "it's",
    '"',
    '\\',
    '\\"',
    '$HOME `id`',
    '%27',
    '+44 20',
    'a&b=c#d',
    '</script>',
    '\u2028',
    'ä€😀',
    '\n',
  ),
);

const single = fc.constantFrom(...operators.map(({ name }) => name).filter((name) => name !== 'in'));

/** Any condition that the builder can make. */
export const anyCondition: fc.Arbitrary<Condition> = fc.oneof(
  fc.record({
    property: text,
    operator: single,
    value: fc.oneof(text, fc.integer(), fc.double({ noDefaultInfinity: true, noNaN: true }), fc.boolean()),
  }),
  fc.record({
    property: text,
    operator: fc.constant('in' as const),
    value: fc.array(text, { minLength: 1 }),
  }),
);
