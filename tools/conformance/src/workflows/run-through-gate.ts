import type { JsonObject } from '@telephony/contract';
import type { Hooks } from '../hooks.ts';
import { writePrivately } from '../private-folder.ts';
import type { Ask } from '../server/ask.ts';
import { openGate } from '../server/gate.ts';
import type { planWorkflows } from './plan-workflows.ts';
import { runWorkflows, type WorkflowOutcome } from './run-workflows.ts';
import { workflowContract } from './workflow-contract.ts';

/** What running workflows through a gate needs. */
export interface GateRunOptions {
  bundle: JsonObject;
  /** A private folder. */
  folder: string;
  inputs: Record<string, string | number>;
  timeout: number;
  signal: AbortSignal;
  hooks: Hooks;
}

/**
 * Runs the planned workflows, each request through a gate on this machine.
 *
 * @throws Error where the plan lets a request through that its options do not allow.
 */
export async function runThroughGate(
  { plans, files }: ReturnType<typeof planWorkflows>,
  ask: Ask,
  { bundle, folder, inputs, timeout, signal }: GateRunOptions,
): Promise<WorkflowOutcome[]> {
  await using gate = await openGate(ask);
  const contract = writePrivately(folder, 'contract.json', workflowContract(bundle, files));
  const { url, heldBack } = gate;
  const outcomes = await runWorkflows(plans, files, {
    gate: url,
    contract,
    folder,
    inputs,
    timeout,
    signal,
    heldBack,
  });
  const wrong = [...heldBack.values()].filter((reason) => reason.includes('needs --'));
  if (wrong.length > 0) throw new Error(`The plan of the workflows is wrong: ${wrong.join(' ')}`);
  return outcomes;
}
