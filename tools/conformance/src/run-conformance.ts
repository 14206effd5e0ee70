import { join } from 'node:path';
import { readContract, Redactor } from '@telephony/contract';
import { contractFolder, readBundle } from '@telephony/generate/files';
import { judge } from './judge.ts';
import type { ConformanceOptions } from './options.ts';
import { planRun } from './plan-run.ts';
import type { Report } from './report.ts';
import { type Hooks, sendAll } from './send-all.ts';
import type { Exchange } from './server/exchange.ts';
import { readWorkflows, workflowInputs } from './workflows/workflow-files.ts';

export async function runConformance(
  options: ConformanceOptions,
  signal: AbortSignal,
  hooks: Hooks = {},
): Promise<Report> {
  const begun = performance.now();
  const startedAt = new Date().toISOString();
  const { bundle, contract, files } = read();
  const inputs = workflowInputs(files, options.inputs);
  const redactor = new Redactor({ maxSecrets: Infinity });
  const sent = await sendAll({ options, contract, files, inputs, bundle, redactor, signal, hooks });
  hooks.onProgress?.('comparing');
  const judged = judge(sent, contract, files);
  const { putBack, recovered } = sent;
  const report: Report = {
    verdict: judged.violations.length === 0 ? 'conforms' : 'violations',
    server: options.server,
    contract: contract.document.info.version,
    startedAt,
    milliseconds: Math.round(performance.now() - begun),
    permissions: options.permissions,
    requests: sent.exchanges.length,
    failedInPassing: failuresInPassing(sent.exchanges),
    ...judged,
    workflows: sent.outcomes,
    sweep: sent.swept,
    laws: sent.laws,
    putBack,
    recovered,
    journal: [...putBack, ...recovered].some(({ outcome }) => outcome === 'left') ? sent.journal : undefined,
  };
  return { ...report, ...(JSON.parse(redactor.redactLearnt(JSON.stringify(report))) as Report) };
}

function failuresInPassing(exchanges: readonly Exchange[]): Record<string, number> {
  const failures = exchanges.flatMap(({ failedBefore = [] }) => failedBefore);
  return Object.fromEntries([...Map.groupBy(failures, (one) => one)].map(([one, all]) => [one, all.length]));
}

export function planConformance(options: ConformanceOptions): string {
  const { contract, files } = read();
  workflowInputs(files, options.inputs);
  return planRun(options, contract, files);
}

function read() {
  const bundle = readBundle(contractFolder);
  const files = readWorkflows(join(contractFolder, 'workflows'));
  return { bundle, contract: readContract(bundle), files };
}
