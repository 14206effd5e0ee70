import type { Fault } from './fault.ts';

/**
 * The faults that say what is wrong. Where a value has none of several forms (`anyOf`, `oneOf`), a validator reports the
 * faults of every form. Those deepest in the value belong to the form that was meant; where none is deeper, the faults of
 * all forms together say what the value could be, and the fault of the choice itself says nothing more.
 */
export function relevantFaults(faults: readonly Fault[]): Fault[] {
  const choices = faults.filter(isChoice).toSorted((a, b) => b.field.length - a.field.length);
  let left = [...faults];
  for (const choice of choices) {
    const inside = left.filter((fault) => fault !== choice && isIn(fault, choice));
    if (inside.length === 0) continue;
    const deepest = Math.max(...inside.map(depth));
    const kept = inside.filter((fault) => depth(fault) === deepest);
    left = left.filter((fault) => fault !== choice && !inside.includes(fault)).concat(kept);
  }
  return left;
}

/** Whether a fault says that a value has none of several forms. */
export function isChoice({ keyword }: Fault): boolean {
  return keyword === 'anyOf' || keyword === 'oneOf';
}

/** Whether a fault is of the same value as another, or of a part of it. */
export function isIn(fault: Fault, of: Fault): boolean {
  return of.field.every((segment, index) => fault.field[index] === segment);
}

/** A missing or unknown field is one step deeper than the object whose error it is. */
function depth({ field, member }: Fault): number {
  return field.length + (member === undefined ? 0 : 1);
}
