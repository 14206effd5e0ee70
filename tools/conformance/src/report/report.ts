import type { Violation } from '../check/violation.ts';
import type { Permissions } from '../permissions.ts';
import type { Coverage } from '../redocly/run-drift.ts';
import type { SweepOutcome } from '../sweep/sweep.ts';
import type { TraceCount } from '../trace/trace-calls.ts';
import type { WorkflowOutcome } from '../workflows/run-workflows.ts';

/** What a run has found out: the JSON report, and what the report for people is made from. It holds no secret. */
export interface Report {
  verdict: 'conforms' | 'violations';
  /** Base address of the server. */
  server: string;
  /** Version of the contract that the server was held against. */
  contract: string;
  startedAt: string;
  permissions: Permissions;
  requests: number;
  violations: Violation[];
  coverage: Coverage['totals'];
  /** Operations without a response in this run. */
  unseen: string[];
  /** What was held against the model of a call. */
  calls: TraceCount;
  workflows: WorkflowOutcome[];
  /** Undefined where only chosen workflows were run. */
  sweep: SweepOutcome | undefined;
}
