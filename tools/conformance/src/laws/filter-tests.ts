import type { JsonObject } from '@telephony/contract';
import { type Condition, isSame, isScalar } from './collection.ts';

/** The names of an operator, which all mean the same. */
const NAMES: Record<string, readonly string[]> = {
  eq: ['eq', '='],
  ne: ['ne', '<>', 'neq', '!='],
  lt: ['lt', '<'],
  lte: ['lte', '<='],
  gt: ['gt', '>'],
  gte: ['gte', '>='],
};

/** A condition, which records meet it, and whether the record that it was made from does. */
export interface FilterTest {
  condition: Condition;
  meets: (value: unknown) => boolean;
  finds: boolean;
}

/**
 * The conditions of a field.
 *
 * @param record Has the value that they are made from.
 * @param values All that were seen.
 * @param turn Number of the field: another one of the names of an operator is sent for each.
 */
export function filterTests(
  property: string,
  record: JsonObject,
  values: readonly unknown[],
  turn: number,
): FilterTest[] {
  const own = record[property];
  const test = (operator: string, value: unknown, finds: boolean, meets: FilterTest['meets']): FilterTest => {
    const names = NAMES[operator] ?? [operator];
    return {
      condition: { property, operator: names[turn % names.length] ?? operator, value },
      meets,
      finds,
    };
  };
  const tests = [
    test('eq', own, true, (value) => isSame(value, own)),
    test('ne', own, false, (value) => !isSame(value, own)),
  ];
  if (values.includes(null)) tests.push(test('eq', null, false, (value) => !isScalar(value)));
  const isOrdered = property === 'id' || (typeof own === 'string' && /^\d{4}-\d\d-\d\d /.test(own));
  if (isOrdered) {
    const compare = (value: unknown) =>
      typeof own === 'number'
        ? Number(value) - own
        : value === own
          ? 0
          : String(value) < String(own)
            ? -1
            : 1;
    tests.push(
      test('gt', own, false, (value) => compare(value) > 0),
      test('gte', own, true, (value) => compare(value) >= 0),
      test('lt', own, false, (value) => compare(value) < 0),
      test('lte', own, true, (value) => compare(value) <= 0),
    );
    const other = values.find((value) => isScalar(value) && !isSame(value, own)) ?? own;
    const list = [String(own), String(other)];
    tests.push(test('in', list, true, (value) => list.some((one) => isSame(one, value))));
  } else if (typeof own === 'string' && /^[A-Za-z0-9 ]{4,}$/.test(own)) {
    const part = own.slice(1, -1).trim();
    const has = (value: unknown) => String(value).toLowerCase().includes(part.toLowerCase());
    tests.push(
      test('eq', part, false, (value) => isSame(value, part)),
      test('like', part, true, has),
      test('notlike', part, false, (value) => !has(value)),
    );
  }
  return tests;
}
