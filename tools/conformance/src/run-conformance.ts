import { readContract, strictDocument } from '@telephony/contract';
import { contractFolder, readBundle } from '@telephony/lint/files';
import { readLedger } from '@telephony/lint/ledger';
import { join } from 'node:path';
import { readBaseline } from './baseline/read-baseline.ts';
import type { ConformanceOptions } from './options.ts';
import type { Hooks } from './hooks.ts';
import { judge } from './judge.ts';
import { createMask } from './mask/mask.ts';
import { toHar } from './mask/to-har.ts';
import { propose } from './observe/propose.ts';
import { type PlanForm, planRun } from './plan/plan-run.ts';
import { privateFolder } from './private-folder.ts';
import { createRedactor } from './redact/redactor.ts';
import type { Report } from './report/report.ts';
import { sendAll } from './send-all.ts';
import { readWorkflows } from './workflows/read-workflows.ts';
import { workflowInputs } from './workflows/workflow-inputs.ts';

/** What a run gives: the report, what was sent and received as a masked archive, and entries for the ledger. */
export interface ConformanceResult {
  report: Report;
  har: object;
  proposals: string;
}

/**
 * Checks a server against the contract.
 *
 * @param signal Ends the run; what was written is put back, and nothing is left behind.
 * @throws UserError for wrong use or a token that is refused, ServerUnreachable when nothing is answered.
 */
export async function runConformance(
  options: ConformanceOptions,
  signal: AbortSignal,
  hooks: Hooks = {},
): Promise<ConformanceResult> {
  const begun = performance.now();
  const startedAt = new Date().toISOString();
  const bundle = readBundle(contractFolder);
  const strict = strictDocument(bundle);
  const contract = readContract(bundle);
  const files = readWorkflows(join(contractFolder, 'workflows'));
  const inputs = workflowInputs(files, options.inputs);
  const ledger = new Set(readLedger(join(contractFolder, 'ledger.yaml')).map(({ id }) => id));
  const baseline = options.baseline === undefined ? [] : readBaseline(options.baseline, ledger);
  const mask = createMask(contract.document, options.show);
  const redactor = createRedactor();

  using folder = privateFolder();
  const sent = await sendAll({
    options,
    contract,
    files,
    inputs,
    bundle,
    folder: folder.path,
    redactor,
    mask,
    signal,
    hooks,
  });
  hooks.onProgress?.('comparing');
  const judged = await judge({
    sent,
    strict,
    contract,
    files,
    baseline,
    mask,
    redactor,
    folder: folder.path,
    options,
    signal,
  });
  const { violations, accepted, notSeen, newValues, coverage, unseen } = judged;
  const report: Report = {
    verdict: violations.length === 0 ? 'conforms' : 'violations',
    server: options.server,
    contract: contract.document.info.version,
    startedAt,
    milliseconds: Math.round(performance.now() - begun),
    permissions: options.permissions,
    requests: sent.exchanges.length,
    violations,
    accepted,
    notSeen,
    newValues,
    coverage,
    unseen,
    calls: sent.calls,
    workflows: sent.outcomes,
    sweep: sent.swept,
    laws: sent.laws,
    putBack: sent.putBack,
    recovered: sent.recovered,
    journal: [...sent.putBack, ...sent.recovered].some(({ outcome }) => outcome === 'left')
      ? sent.journal
      : undefined,
    limited: sent.limited,
  };
  const proposals = propose(violations, newValues, contract, startedAt);
  return { report, har: toHar(options.server, sent.exchanges, mask), proposals };
}

/**
 * What a run with these options would send, in its order, for people. Nothing is sent.
 *
 * @param form Brief: requests of the same form once. Default; full: each on a line of its own.
 * @throws UserError for wrong use.
 */
export function planConformance(options: ConformanceOptions, form?: PlanForm): string {
  const contract = readContract(readBundle(contractFolder));
  const files = readWorkflows(join(contractFolder, 'workflows'));
  workflowInputs(files, options.inputs);
  return planRun(options, contract, files, form);
}
