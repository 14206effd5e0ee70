import { randomInt } from 'node:crypto';

/** A seed that no other run has had, most likely. */
export function freshSeed(): number {
  return randomInt(-(2 ** 31), 2 ** 31);
}
