import { Refusal } from './refusal.ts';

/** No record of a phone system is deeper, and deeper values would exhaust the stack of whatever writes them as JSON later. */
const DEEPEST = 32;

/**
 * Refuses a value that is nested deeper than anything that the contract has.
 *
 * @throws Refusal 400.
 */
export function refuseDeep(value: unknown, name: string, depth = 0): void {
  if (typeof value !== 'object' || value === null) return;
  if (depth >= DEEPEST) {
    throw new Refusal(400, `${name} is nested too deeply`, [
      { field: name, message: `must not have more than ${DEEPEST} levels` },
    ]);
  }
  for (const inner of Object.values(value)) refuseDeep(inner, name, depth + 1);
}
