import { isDeepStrictEqual } from 'node:util';
import { childPointer } from '@telephony/contract';
import type { Alternative } from './alternative.ts';
import type { Fact } from './fact.ts';
import { saysNothing } from './says-nothing.ts';

/** Bounds that let fewer values pass the larger they are, and those that let fewer pass the smaller they are. */
const LOWER = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties', 'minContains'];
const UPPER = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties', 'maxContains'];

/** Keywords of which no order is known: with another value, some values pass that did not, and the other way about. */
const OTHER = [
  'pattern',
  'format',
  'multipleOf',
  'contentEncoding',
  'contentMediaType',
  'uniqueItems',
  'not',
  'if',
  'then',
  'else',
  'contains',
  'propertyNames',
  'patternProperties',
  'dependentSchemas',
  'dependentRequired',
  'prefixItems',
  'unevaluatedItems',
];

/** The differences of two alternatives of one type in the keywords that bound their values. */
export function compareKeywords(base: Alternative, revision: Alternative): Fact[] {
  return [...LOWER, ...UPPER, ...OTHER].flatMap((keyword): Fact[] => {
    if (isDeepStrictEqual(writtenIn(base, keyword), writtenIn(revision, keyword))) return [];
    const before = valueOf(base, keyword);
    const after = valueOf(revision, keyword);
    if (isDeepStrictEqual(before?.value, after?.value)) return [];
    const places = {
      base: before?.pointer ?? base.parts[0]?.pointer ?? '',
      revision: after?.pointer ?? revision.parts[0]?.pointer ?? '',
    };
    const details = { ...places, name: keyword, before: before?.value, after: after?.value };
    if (!after) return [{ rule: 'bound-loosened', narrower: false, wider: true, ...details }];
    if (!before) return [{ rule: 'bound-tightened', narrower: true, wider: false, ...details }];
    const order = orderOf(keyword, before.value, after.value);
    if (order === 0) return [{ rule: 'keyword-changed', narrower: true, wider: true, ...details }];
    return order > 0
      ? [{ rule: 'bound-tightened', narrower: true, wider: false, ...details }]
      : [{ rule: 'bound-loosened', narrower: false, wider: true, ...details }];
  });
}

/** Positive where the second value lets fewer values pass, 0 where that cannot be said. */
function orderOf(keyword: string, before: unknown, after: unknown): number {
  if (typeof before !== 'number' || typeof after !== 'number') return 0;
  if (LOWER.includes(keyword)) return after - before;
  return UPPER.includes(keyword) ? before - after : 0;
}

function writtenIn({ parts }: Alternative, keyword: string): unknown[] {
  return parts.flatMap(({ value }) => (keyword in value ? [value[keyword]] : []));
}

function valueOf({ parts }: Alternative, keyword: string) {
  const found = parts.flatMap(({ value, pointer }) =>
    keyword in value && !saysNothing(keyword, value)
      ? [{ value: value[keyword], pointer: childPointer(pointer, keyword) }]
      : [],
  );
  // The strictest of several bounds is the one that counts.
  return found.toSorted((a, b) => -orderOf(keyword, a.value, b.value)).at(-1);
}
