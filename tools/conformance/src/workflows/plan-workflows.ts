import { UserError } from '@telephony/command-line';
import type { Operation } from '@telephony/contract';
import { missingPermission, type Permissions } from '../permissions.ts';
import { STEP_HEADER } from '../server/gate.ts';
import type { Step, Workflow, WorkflowFile } from './read-workflows.ts';

/** What is run of a workflow, and why not more. */
export interface PlannedWorkflow {
  topic: string;
  workflowId: string;
  summary: string;
  steps: string[];
  /** Of all its steps. */
  total: number;
  /** Why steps at the end, or all of them, are left out. */
  reason: string | undefined;
}

/** What decides about a plan. */
export interface PlanOptions {
  operations: readonly Operation[];
  permissions: Permissions;
  /** The server keeps no state, as the mock. */
  stateless: boolean;
  /** Workflows or topics to run; all if empty. */
  names: string[];
  /** Whether the server shows the story of the examples. */
  hasStory: boolean;
  /** Names of inputs that were given. */
  given: ReadonlySet<string>;
}

/**
 * Decides what is run: steps up to the first one that may not be, since those after it may rely on it.
 *
 * @returns The plan, and the files to run.
 * @throws UserError for a name that is neither a workflow nor a topic.
 */
export function planWorkflows(
  files: WorkflowFile[],
  options: PlanOptions,
): { plans: PlannedWorkflow[]; files: WorkflowFile[] } {
  refuseUnknownNames(files, options.names);
  const plans: PlannedWorkflow[] = [];
  const cut = files.map(({ topic, document }) => {
    const workflows = document.workflows.flatMap((workflow) => {
      if (!isWanted(options.names, topic, workflow)) return [];
      const { steps, reason } = stepsToRun(workflow, options);
      const { workflowId, summary } = workflow;
      const stepIds = steps.map(({ stepId }) => stepId);
      plans.push({ topic, workflowId, summary, steps: stepIds, total: workflow.steps.length, reason });
      return steps.length === 0 ? [] : [{ ...workflow, steps: steps.map((step) => named(workflowId, step)) }];
    });
    return { topic, document: { ...document, workflows } };
  });
  return { plans, files: cut.filter(({ document }) => document.workflows.length > 0) };
}

function stepsToRun(
  workflow: Workflow,
  { operations, permissions, stateless, hasStory, given }: PlanOptions,
): { steps: Step[]; reason: string | undefined } {
  const need = workflow['x-needs-state'];
  if (stateless && need !== undefined) return { steps: [], reason: `the server keeps no state. ${need}` };
  const ofStory = (workflow['x-story'] ?? []).filter((name) => !given.has(name));
  if (!hasStory && ofStory.length > 0) {
    const inputs = ofStory.map((name) => `--input ${name}=...`).join(' ');
    return { steps: [], reason: `the server does not show the story of the examples: give ${inputs}` };
  }
  for (const [index, { stepId, operationId }] of workflow.steps.entries()) {
    const operation = operationOf(operationId, operations);
    const option = operation ? missingPermission(operation, permissions) : 'an operation of the contract';
    if (option !== undefined)
      return { steps: workflow.steps.slice(0, index), reason: `${stepId} needs ${option}` };
  }
  return { steps: workflow.steps, reason: undefined };
}

/** The operation of a step. */
export function operationOf(reference: string, operations: readonly Operation[]): Operation | undefined {
  return operations.find(({ operationId }) => reference.endsWith(`.${operationId}`));
}

/** The step with a header by which the gate knows whose request it is. */
function named(workflowId: string, step: Step): Step {
  const header = { name: STEP_HEADER, in: 'header', value: `${workflowId} / ${step.stepId}` };
  return { ...step, parameters: [...(step.parameters ?? []), header] };
}

function isWanted(names: string[], topic: string, { workflowId }: Workflow): boolean {
  return names.length === 0 || names.includes(topic) || names.includes(workflowId);
}

function refuseUnknownNames(files: WorkflowFile[], names: string[]): void {
  const known = files.flatMap(({ topic, document }) => [
    topic,
    ...document.workflows.map((w) => w.workflowId),
  ]);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown === undefined) return;
  throw new UserError(`--workflow: "${unknown}" is not a workflow. Workflows: ${known.join(', ')}.`);
}
