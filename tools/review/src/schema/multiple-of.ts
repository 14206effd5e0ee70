import type { Alternative } from './alternative.ts';

/** The whole number of which all numbers of an alternative are multiples: that of all its parts; undefined without any. */
export function wholeMultipleOf({ parts, whole }: Pick<Alternative, 'parts' | 'whole'>): number | undefined {
  const written = parts.flatMap(({ value }) => ('multipleOf' in value ? [value['multipleOf']] : []));
  const steps = written.filter((step) => typeof step === 'number' && Number.isInteger(step) && step > 0);
  const known = [...(whole ? [1] : []), ...(steps as number[])];
  if (known.length === 0) return undefined;
  const least = known.reduce((one, other) => (one / divisor(one, other)) * other);
  return Number.isSafeInteger(least) ? least : undefined;
}

function divisor(one: number, other: number): number {
  return other === 0 ? one : divisor(other, one % other);
}
