import type { Accepted } from '../baseline/accept.ts';
import type { Violation } from '../check/violation.ts';
import type { NewValue } from '../observe/new-values.ts';
import type { Permissions } from '../permissions.ts';
import type { Coverage } from '../redocly/run-drift.ts';
import type { SweepOutcome } from '../sweep/sweep.ts';
import type { TraceCount } from '../trace/trace-calls.ts';
import type { WorkflowOutcome } from '../workflows/run-workflows.ts';
import type { PutBack } from '../writes/put-back.ts';

/** What a run has found out: the JSON report, and what the reports for people are made from. It holds no secret. */
export interface Report {
  verdict: 'conforms' | 'violations';
  /** Base address of the server. */
  server: string;
  /** Version of the contract that the server was held against. */
  contract: string;
  startedAt: string;
  milliseconds: number;
  permissions: Permissions;
  requests: number;
  /** What is not accepted by the baseline. */
  violations: Violation[];
  accepted: Accepted['accepted'];
  /** Entries of the baseline that were not seen. */
  notSeen: Accepted['notSeen'];
  /** Values that open enumerations let through. */
  newValues: NewValue[];
  coverage: Coverage['totals'];
  /** Operations without a response in this run. */
  unseen: string[];
  /** What was held against the model of a call. */
  calls: TraceCount;
  workflows: WorkflowOutcome[];
  /** Undefined where only chosen workflows were run. */
  sweep: SweepOutcome | undefined;
  /** Collections that were held against the laws. */
  laws: number;
  /** What was written and put back, by this run and for an earlier one. */
  putBack: PutBack[];
  recovered: PutBack[];
  /** File of what has still to be put back; undefined where nothing is left. */
  journal: string | undefined;
  /** How often the server said that there were too many requests, and how long the run has waited. */
  limited: { times: number; seconds: number };
}
