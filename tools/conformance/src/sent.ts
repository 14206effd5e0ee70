import type { Contract, JsonObject } from '@telephony/contract';
import type { Violation } from './check/violation.ts';
import type { Hooks } from './hooks.ts';
import type { Mask } from './mask/mask.ts';
import type { ConformanceOptions } from './options.ts';
import type { Redactor } from './redact/redactor.ts';
import type { Exchange } from './server/exchange.ts';
import type { SweepOutcome } from './sweep/sweep.ts';
import type { TraceCount } from './trace/trace-calls.ts';
import type { WorkflowFile } from './workflows/read-workflows.ts';
import type { WorkflowOutcome } from './workflows/run-workflows.ts';
import type { PutBack } from './writes/put-back.ts';

/** What sending needs. */
export interface SendOptions {
  options: ConformanceOptions;
  contract: Contract;
  bundle: JsonObject;
  files: WorkflowFile[];
  inputs: Record<string, string | number>;
  folder: string;
  redactor: Redactor;
  mask: Mask;
  signal: AbortSignal;
  hooks: Hooks;
}

/** What was sent and received. */
export interface Sent {
  exchanges: Exchange[];
  token: string;
  /** What is wrong between responses. */
  violations: Violation[];
  outcomes: WorkflowOutcome[];
  swept: SweepOutcome | undefined;
  laws: number;
  calls: TraceCount;
  putBack: PutBack[];
  recovered: PutBack[];
  journal: string | undefined;
  limited: { times: number; seconds: number };
}
