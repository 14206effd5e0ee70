import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { runRespect, type ExecutedStep } from '../redocly/run-respect.ts';
import type { PlannedWorkflow } from './plan-workflows.ts';
import type { WorkflowFile } from './read-workflows.ts';

/** What became of a workflow. */
export interface WorkflowOutcome extends PlannedWorkflow {
  verdict: 'passed' | 'failed' | 'left out';
  /** The step that failed and what it did not meet. */
  failure: { stepId: string; unmet: string[] } | undefined;
}

/** What a run of workflows needs. */
export interface RunOptions {
  /** Address of the gate. */
  gate: string;
  /** File of the bundle. */
  contract: string;
  /** A temporary folder. */
  folder: string;
  inputs: Record<string, string | number>;
  /** Timeout of a response in milliseconds; a step may send several requests. */
  timeout: number;
  signal: AbortSignal;
  /** Why the gate has not sent the request of a step, by workflow and step. */
  heldBack: ReadonlyMap<string, string>;
}

/** Runs the planned workflows, one after the other, and says what became of each. */
export async function runWorkflows(
  plans: PlannedWorkflow[],
  files: WorkflowFile[],
  { gate, contract, folder, inputs, timeout, signal, heldBack }: RunOptions,
): Promise<WorkflowOutcome[]> {
  const copies = files.map(({ topic, document }) => {
    const file = join(folder, `${topic}.arazzo.yaml`);
    const sourceDescriptions = document.sourceDescriptions.map((source) => ({ ...source, url: contract }));
    writeFileSync(file, stringify({ ...document, sourceDescriptions }));
    return file;
  });
  const steps = copies.length === 0 ? [] : await runRespect(copies, gate, inputs, folder, timeout, signal);
  return plans.map((plan) => outcomeOf(plan, steps, heldBack));
}

function outcomeOf(
  plan: PlannedWorkflow,
  executed: ExecutedStep[],
  heldBack: ReadonlyMap<string, string>,
): WorkflowOutcome {
  if (plan.steps.length === 0) return { ...plan, verdict: 'left out', failure: undefined };
  // A repeated step is in the list each time: the last one counts.
  const last = new Map(
    executed.filter(({ workflowId }) => workflowId === plan.workflowId).map((step) => [step.stepId, step]),
  );
  for (const [index, stepId] of plan.steps.entries()) {
    const reason = heldBack.get(`${plan.workflowId} / ${stepId}`);
    if (reason !== undefined) {
      const verdict = index === 0 ? 'left out' : 'passed';
      return { ...plan, steps: plan.steps.slice(0, index), reason, verdict, failure: undefined };
    }
    const step = last.get(stepId);
    if (!step) return { ...plan, verdict: 'failed', failure: { stepId, unmet: ['the step was not run'] } };
    const unmet = step.checks.filter(({ passed, severity }) => !passed && severity !== 'off');
    if (unmet.length > 0) {
      const reasons = unmet.map(({ name, condition }) => condition ?? name);
      return { ...plan, verdict: 'failed', failure: { stepId, unmet: [...new Set(reasons)] } };
    }
  }
  return { ...plan, verdict: 'passed', failure: undefined };
}
