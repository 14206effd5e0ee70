import { type Contract, type OpenApiDocument, readContract } from '@telephony/contract';
import { accept, type Accepted } from './baseline/accept.ts';
import type { AcceptedDeviation } from './baseline/read-baseline.ts';
import { exchangeChecker } from './check/check-exchange.ts';
import { driftViolations } from './check/drift-violations.ts';
import { mergeViolations } from './check/merge-violations.ts';
import { withoutConsequences } from './check/without-consequences.ts';
import { workflowViolations } from './check/workflow-violations.ts';
import type { Mask } from './mask/mask.ts';
import { toHar } from './mask/to-har.ts';
import { type NewValue, newValues } from './observe/new-values.ts';
import type { ConformanceOptions } from './options.ts';
import { writePrivately } from './private-folder.ts';
import type { Redactor } from './redact/redactor.ts';
import { type Coverage, runDrift } from './redocly/run-drift.ts';
import type { Sent } from './sent.ts';
import { isAside } from './server/ask.ts';
import type { WorkflowFile } from './workflows/read-workflows.ts';

/** What a judgement needs. */
export interface JudgeOptions {
  sent: Sent;
  /** The bundle with its objects closed. */
  strict: OpenApiDocument | object;
  contract: Contract;
  files: WorkflowFile[];
  baseline: AcceptedDeviation[];
  mask: Mask;
  redactor: Redactor;
  /** A private folder. */
  folder: string;
  options: ConformanceOptions;
  signal: AbortSignal;
}

/** What a run has found. */
export interface Judgement extends Accepted {
  newValues: NewValue[];
  coverage: Coverage['totals'];
  unseen: string[];
}

/** Holds what was sent and received against the contract, and tells what is news. */
export async function judge({
  sent,
  strict,
  contract,
  files,
  baseline,
  mask,
  redactor,
  folder,
  options,
  signal,
}: JudgeOptions): Promise<Judgement> {
  const { operations } = contract;
  // The laws ask the same operations again, hundreds of times.
  const compared = sent.exchanges.filter(({ by, request }) => !by.startsWith('law /') && !isAside(request));
  const drift = await runDrift(
    writePrivately(folder, 'traffic.har', toHar(options.server, compared, mask)),
    writePrivately(folder, 'strict.json', strict),
    options.server,
    folder,
    signal,
  );
  const found = sent.exchanges.flatMap(exchangeChecker(readContract(strict), mask, sent.token));
  const all = mergeViolations([
    ...withoutConsequences(found, sent.violations),
    ...workflowViolations(sent.outcomes, files, operations, found),
    ...driftViolations(drift.problems, operations, found),
  ]).map((violation) => ({ ...violation, message: redactor.text(violation.message) }));
  return {
    ...accept(all, baseline),
    newValues: newValues(sent.exchanges, contract, mask),
    coverage: drift.coverage.totals,
    unseen: drift.coverage.operations
      .filter(({ missing }) => missing.some(({ kind }) => kind === 'operation'))
      .map(({ operationId }) => operationId),
  };
}
