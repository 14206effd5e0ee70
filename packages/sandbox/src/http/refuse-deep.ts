import { Refusal } from './refusal.ts';

/** Deeper values are no record of a telephone system, and would exhaust the stack of whatever writes them as JSON later. */
const DEEPEST = 32;

/**
 * Refuses a value that is nested deeper than anything that the contract has.
 *
 * @throws Refusal 400.
 */
export function refuseDeep(value: unknown, name: string, depth = 0): void {
  if (typeof value !== 'object' || value === null) return;
  if (depth >= DEEPEST) {
    throw new Refusal(400, `${name} is nested too deep`, [
      { field: name, message: `must not be deeper than ${DEEPEST}` },
    ]);
  }
  for (const inner of Object.values(value)) refuseDeep(inner, name, depth + 1);
}
