import { UserError } from '@telephony/contract/command-line';
import { examplePath, isJsonObject, type JsonObject, type Operation } from '@telephony/contract';
import { missingPermission, type Permissions } from '../permissions.ts';
import type { Ask } from '../server/ask.ts';
import { readRequest, recordOf } from '../server/exchange.ts';
import type { Step, Workflow, WorkflowFile } from './workflow-files.ts';

export interface PlannedWorkflow {
  topic: string;
  workflowId: string;
  summary: string;
  steps: string[];
  total: number;
  reason: string | undefined;
}

export interface PlanOptions {
  operations: readonly Operation[];
  permissions: Permissions;
  stateless: boolean;
  names: string[];
  hasStory: boolean;
  given: ReadonlySet<string>;
}

// Later steps may rely on earlier ones: a workflow is cut at its first step that may not run.
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
      return steps.length === 0 ? [] : [{ ...workflow, steps }];
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

export function operationOf(reference: string, operations: readonly Operation[]): Operation | undefined {
  return operations.find(({ operationId }) => reference.endsWith(`.${operationId}`));
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

// Records by whose names a server shows the story of the contract's examples.
const STORY_OPERATIONS = ['getUser', 'getQueue', 'getContact', 'getCdr'];
const NAME_FIELDS = ['email', 'first_name', 'last_name', 'name', 'number', 'mobile', 'live_id'];

export function storyReads(operations: readonly Operation[]): Operation[] {
  return STORY_OPERATIONS.flatMap((id) => operations.filter(({ operationId }) => operationId === id));
}

export async function showsStory(
  operations: readonly Operation[],
  token: string,
  ask: Ask,
): Promise<boolean> {
  for (const operation of storyReads(operations)) {
    const record = recordOf(await ask('story', readRequest(examplePath(operation), token)));
    const example = exampleOf(operation);
    // A form of the record may omit some of them.
    const names = NAME_FIELDS.filter((name) => example?.[name] !== undefined && record?.[name] !== undefined);
    if (names.length === 0 || names.some((name) => record?.[name] !== example?.[name])) return false;
  }
  return true;
}

function exampleOf({ responses }: Operation): JsonObject | undefined {
  const [example] = responses.get('200')?.examples.values() ?? [];
  const data = isJsonObject(example?.value) ? example.value['data'] : undefined;
  return isJsonObject(data) ? data : undefined;
}
