import type { Permissions } from '../permissions.ts';
import type { SweepOutcome } from '../sweep.ts';
import type { TraceCount } from '../trace-calls.ts';
import type { Violation } from '../violation.ts';
import type { WorkflowOutcome } from '../workflows/run-workflows.ts';
import type { PutBack } from '../writes/put-back.ts';

/** How much of the contract a run has seen. */
export interface Coverage {
  operations: { covered: number; total: number };
  /** Statuses that operations declare. */
  responses: { covered: number; total: number };
}

/** What a run has found out: the JSON report, and what the reports for people are made from. It holds no secret. */
export interface Report {
  verdict: 'conforms' | 'violations';
  /** Base address of the server. */
  server: string;
  /** Version of the contract. */
  contract: string;
  startedAt: string;
  milliseconds: number;
  permissions: Permissions;
  requests: number;
  violations: Violation[];
  coverage: Coverage;
  /** Operations without a response in this run. */
  unseen: string[];
  /** What was compared with the model of a call. */
  calls: TraceCount;
  workflows: WorkflowOutcome[];
  /** Undefined where only chosen workflows were run. */
  sweep: SweepOutcome | undefined;
  /** Collections whose laws were checked. */
  laws: number;
  /** What was written and put back, by this run and for an earlier one. */
  putBack: PutBack[];
  recovered: PutBack[];
  /** File of what has still to be put back; undefined where nothing is left. */
  journal: string | undefined;
}
