import type { Violation } from './violation.ts';

/** What is wrong with one response, before it is said whose. */
export type Fault = Pick<Violation, 'rule' | 'message' | 'expected'> &
  Partial<Pick<Violation, 'pointer' | 'seen'>>;
