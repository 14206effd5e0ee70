import type { Files } from './contract.ts';

/** A contract that breaks a rule, and the places where: JSON pointers, in a file other than openapi.yaml with its name. */
export type Bad = [Files, ...places: string[]];

/** Contracts that keep a rule and contracts that break it, by what is special about each. */
export interface RuleCases {
  good: Record<string, Files>;
  bad: Record<string, Bad>;
}

export function ruleCases(good: Record<string, Files>, bad: Record<string, Bad>): RuleCases {
  return { good, bad };
}
