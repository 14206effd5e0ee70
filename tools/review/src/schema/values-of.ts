import { isDeepStrictEqual } from 'node:util';
import { type Alternative, typeOfValue } from './alternative.ts';
import { satisfiesBounds } from './satisfies-bounds.ts';

/** The values of the types that have few. */
const FEW: Partial<Record<Alternative['type'], unknown[]>> = { boolean: [true, false], null: [null] };

/** The values that an alternative is limited to: those listed that all of its parts let pass. Undefined where it is not. */
export function valuesOf(alternative: Alternative): unknown[] | undefined {
  const lists = listsOf(alternative);
  const [first, ...others] = lists;
  return first?.filter(
    (item) =>
      isOfType(item, alternative) &&
      others.every((list) => list.some((other) => isDeepStrictEqual(item, other))) &&
      satisfiesBounds(item, alternative.parts),
  );
}

/** Whether an alternative that is not limited to listed values takes one. */
export function takes(alternative: Alternative, value: unknown): boolean {
  return isOfType(value, alternative) && satisfiesBounds(value, alternative.parts);
}

function listsOf({ type, parts }: Alternative): unknown[][] {
  const few = FEW[type];
  return [
    ...parts.flatMap(({ value }) => [
      ...(Array.isArray(value['enum']) ? [value['enum']] : []),
      ...('const' in value ? [[value['const']]] : []),
    ]),
    ...(few ? [few] : []),
  ];
}

function isOfType(value: unknown, { type, whole }: Alternative): boolean {
  return type === typeOfValue(value) && (!whole || Number.isInteger(value));
}
