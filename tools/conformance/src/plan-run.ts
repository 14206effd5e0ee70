import { type Contract, examplePath, type Operation } from '@telephony/contract';
import { planLaws } from './laws/run-laws.ts';
import type { ConformanceOptions } from './options.ts';
import { counted } from './report.ts';
import { planSweep } from './sweep.ts';
import { operationOf, type PlannedWorkflow, planWorkflows, storyReads } from './workflows/plan-workflows.ts';
import { givenInputs, type Step, type Workflow, type WorkflowFile } from './workflows/workflow-files.ts';
import { howPutBack, writeKind } from './writes/write-kind.ts';

export function planRun(options: ConformanceOptions, contract: Contract, files: WorkflowFile[]): string {
  const lines = sections(options, contract, files);
  const writes = lines.filter((line) => /^ .* {3}WRITES/.test(line)).length;
  return [
    `# What would be sent to ${options.server}`,
    '',
    'Nothing has been sent. {id} is an id that the server tells; requests for which there is no record are left out.',
    writes > 0
      ? `${counted(writes, 'request')} of workflows may change something: they are marked WRITES, and what puts each back is below it. Each is sent without a token first, to be refused; before and after it, its record and its collection are read.`
      : 'No workflow changes anything.',
    ...lines,
  ].join('\n');
}

function sections(options: ConformanceOptions, contract: Contract, files: WorkflowFile[]): string[] {
  const { operations } = contract;
  const { permissions, quick, stateless, workflows: names } = options;
  const isWhole = names.length === 0;
  const given = givenInputs(options.inputs);
  const planned = planWorkflows(files, { ...options, operations, names, given, hasStory: true });
  const steps = planned.files.flatMap(({ document }) =>
    document.workflows.flatMap((workflow) => planWorkflow(workflow, operations)),
  );
  return [
    ...section('The token, and whose account it is', [
      'GET /ping',
      'GET /aclroles (if /ping does not respond as it must)',
      'GET /me',
    ]),
    ...section('What an earlier run has left, if there is a journal of it', [
      'the requests with which its writes are put back (see "Put back")',
    ]),
    ...(isWhole ? section('Sweep: each read operation once', planSweep(operations)) : []),
    ...section(
      'Laws: GET and OPTIONS only; twice where something is wrong',
      isWhole && !quick ? planLaws(contract, stateless) : [],
    ),
    ...section(
      'Whether the server shows the story, if a workflow relies on it',
      storyReads(operations).map((operation) => `GET ${examplePath(operation)}`),
    ),
    ...section('Workflows: the uses of openapi/workflows', steps),
    ...section('Workflows that are left out, or cut', leftOut(planned.plans)),
    ...(permissions.writes ? section('Put back', PUT_BACK) : []),
  ];
}

const PUT_BACK = [
  'for each record made and not removed: GET by its id, or its collection with a filter for the mark of the run; DELETE; GET again',
  'for each record changed: GET; PATCH with what was read before, unless somebody else has changed it since; GET again',
  'for each session begun and not ended: POST /logout',
];

function leftOut(plans: readonly PlannedWorkflow[]): string[] {
  const byReason = Map.groupBy(
    plans.filter(({ reason }) => reason !== undefined),
    ({ reason = '' }) => /needs (?<option>--.*)/.exec(reason)?.groups?.['option'] ?? reason,
  );
  return [...byReason].map(([reason, cut]) => {
    const names = cut.map(
      ({ workflowId, steps, total }) => `${workflowId} (${steps.length} of ${counted(total, 'step')})`,
    );
    return `${reason.startsWith('--') ? `Without ${reason}` : reason}: ${names.join(', ')}`;
  });
}

function section(title: string, lines: string[]): string[] {
  return lines.length === 0 ? [] : ['', `## ${title}`, '', ...lines];
}

function planWorkflow(
  { workflowId, steps, 'x-story': story }: Workflow,
  operations: readonly Operation[],
): string[] {
  return [
    `${workflowId}${story ? ' (only if the server shows the story, or its inputs are given)' : ''}`,
    ...steps.flatMap((step) => planStep(step, operations)),
  ];
}

function planStep(step: Step, operations: readonly Operation[]): string[] {
  const operation = operationOf(step.operationId, operations);
  if (!operation) return [];
  const what = writeKind(operation, operations);
  const limit = Math.max(0, ...(step.onFailure ?? []).map(({ retryLimit = 0 }) => retryLimit));
  const repeats = limit > 0 ? ` (up to ${limit + 1} times)` : '';
  const line = `  ${operation.method.toUpperCase()} ${operation.path}${repeats}`;
  if (what.kind === 'read') return [line];
  const payload = step.requestBody?.payload;
  const body = payload === undefined ? '' : ` ${JSON.stringify(payload)}`;
  return [`${line}   WRITES${body}`, `      put back: ${howPutBack(what)}`];
}
