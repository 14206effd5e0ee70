import type { Fault } from './fault.ts';

/** What one request, or several, get instead of the usual response. An empty step is the usual response. */
export interface RuleStep {
  /** Status to respond with, declared or not. */
  code?: number;
  /** Key of the example to respond with. */
  example?: string;
  /** Milliseconds to wait first. */
  delay?: number;
  fault?: Fault;
  /** Further headers, such as `retry-after`. */
  headers?: Record<string, string>;
  /** JSON to respond with instead of the example. */
  body?: unknown;
  /** How many requests it is for. Default: 1; null for all that follow. */
  times?: number | null;
}

/** What shall happen to the requests of an operation, one after the other. */
export interface RuleInput {
  /** Undefined for all operations. */
  operation_id?: string;
  sequence: RuleStep[];
  /** Begin again after the last step, instead of ending. */
  repeat?: boolean;
}

/** A rule that is in force. */
export interface Rule extends RuleInput {
  id: number;
  repeat: boolean;
  /** How many requests it has been used for. */
  used: number;
}
