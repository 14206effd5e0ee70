import type { ErrorObject } from 'ajv/dist/2020.js';

/**
 * The errors that say what is wrong. Where a value has none of several forms, Ajv reports the errors of every form; those
 * deepest in the value belong to the form that was meant, and where none is deeper, it is the whole that is wrong.
 */
export function relevantErrors(errors: ErrorObject[]): ErrorObject[] {
  const choices = errors
    .filter(({ keyword }) => keyword === 'anyOf' || keyword === 'oneOf')
    .toSorted((a, b) => depth(b) - depth(a));
  let left = errors;
  for (const choice of choices) {
    const inside = left.filter((error) => error !== choice && isAt(error, choice.instancePath));
    const deepest = Math.max(0, ...inside.map(depth));
    const kept = deepest > depth(choice) ? inside.filter((error) => depth(error) === deepest) : [choice];
    left = left.filter((error) => error !== choice && !inside.includes(error)).concat(kept);
  }
  return left;
}

function depth({ instancePath }: ErrorObject): number {
  return instancePath.split('/').length;
}

function isAt({ instancePath }: ErrorObject, place: string): boolean {
  return instancePath === place || instancePath.startsWith(`${place}/`);
}
