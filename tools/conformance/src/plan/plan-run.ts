import { type Contract, examplePath, type Operation } from '@telephony/contract';
import { planLaws } from '../laws/run-laws.ts';
import type { ConformanceOptions } from '../options.ts';
import { probesOf } from '../probe/probes.ts';
import { counted } from '../report/printable.ts';
import { storyReads } from '../story/shows-story.ts';
import { planSweep } from '../sweep/sweep.ts';
import { type PlannedWorkflow, planWorkflows } from '../workflows/plan-workflows.ts';
import type { WorkflowFile } from '../workflows/read-workflows.ts';
import { givenInputs } from '../workflows/workflow-inputs.ts';
import { lawForms } from './law-forms.ts';
import { planSize } from './plan-size.ts';
import { planWorkflow } from './plan-workflow.ts';

/** Whether requests of the same form are told once. */
export type PlanForm = 'brief' | 'full';

/**
 * Every request that a run would send, in its order, with what is written and how it is put back. `{id}` stands for a record of
 * the server: which one is known when its collection has been read.
 *
 * @param form Brief: requests of the same form once, for people; full: each on a line of its own.
 */
export function planRun(
  options: ConformanceOptions,
  contract: Contract,
  files: WorkflowFile[],
  form: PlanForm = 'brief',
): string {
  const full = sections(options, contract, files, 'full');
  const shown = form === 'full' ? full : sections(options, contract, files, 'brief');
  const writes = full.filter((line) => /^ .* {3}WRITES/.test(line)).length;
  return [
    `# What would be sent to ${options.server}`,
    '',
    'Nothing has been sent. {id} is an id that the server tells; requests for which there is no record are left out.',
    ...(form === 'full' ? [] : ['--report FILE writes every request on a line of its own.']),
    ...(options.sandbox
      ? []
      : [
          writes > 0
            ? `${counted(writes, 'request')} of workflows may change something: they are marked WRITES, and what puts each back is below it.`
            : 'No workflow changes anything.',
        ]),
    planSize(full, options.rate),
    ...shown,
  ].join('\n');
}

/** The requests by when they are sent, each part with its title. */
function sections(
  options: ConformanceOptions,
  contract: Contract,
  files: WorkflowFile[],
  form: PlanForm,
): string[] {
  const { operations } = contract;
  const { access, permissions, sandbox, stateless, workflows: names } = options;
  const isWhole = names.length === 0;
  const given = givenInputs(options);
  const planned = planWorkflows(files, { ...options, operations, names, given, hasStory: true });
  const steps = planned.files.flatMap(({ document }) =>
    document.workflows.flatMap((workflow) =>
      planWorkflow(workflow, { ...options, contract, isFull: form === 'full' }),
    ),
  );
  const hasWrites = permissions.writes && !sandbox;
  return [
    ...section('Sign in', [
      ...('token' in access ? [] : ['POST /login   WRITES a session; ended by POST /logout at the end']),
      'GET /ping',
      'GET /aclroles (if /ping does not respond as it must)',
      'GET /me',
    ]),
    ...(hasWrites || !sandbox
      ? section('What an earlier run has left, if there is a journal of it', [
          'the requests with which its writes are put back (see "Put back")',
        ])
      : []),
    ...(isWhole ? section('Sweep: each read operation once', planSweep(operations)) : []),
    ...(isWhole && !options.quick
      ? section(
          'Laws: what is true between requests (N is a number; twice where something is wrong)',
          form === 'full'
            ? planLaws(contract, stateless).flatMap(({ laws }) => laws.flatMap(({ lines }) => lines))
            : lawForms(planLaws(contract, stateless)),
        )
      : []),
    ...section(
      'Whether the server shows the story, if a workflow relies on it',
      storyReads(operations).map((operation) => `GET ${examplePath(operation)}`),
    ),
    ...section('Workflows: the uses of openapi/workflows', steps),
    ...section('Workflows that are left out, or cut', leftOut(planned.plans)),
    ...(isWhole && (options.refusals || sandbox)
      ? section(
          'Probes',
          operations.flatMap((operation) => planProbes(operation, sandbox)),
        )
      : []),
    ...(hasWrites ? section('Put back', PUT_BACK) : []),
    ...(sandbox
      ? section('Put back', ['The sandbox is restored from a snapshot by its control plane.'])
      : []),
    ...('token' in access ? [] : section('Sign out', ['POST /logout'])),
  ];
}

const PUT_BACK = [
  'for each record made and not removed: GET by its id, or its collection with a filter for the mark of the run; DELETE; GET again',
  'for each record changed: GET; PATCH with what was read before, unless somebody else has changed it since; GET again',
  'for each session begun and not ended: POST /logout',
];

function planProbes(operation: Operation, isSandbox: boolean): string[] {
  return probesOf(operation, isSandbox).flatMap(({ lines, name }) =>
    lines.map((line) => `${line} (${name})`),
  );
}

/** What is left out, by what is missing: `--allow-writes: regroupContacts (0 of 6 steps), ...`. */
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
