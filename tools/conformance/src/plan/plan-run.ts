import { type Contract, examplePath, isJsonObject, type Operation } from '@telephony/contract';
import { planLaws } from '../laws/run-laws.ts';
import { planWriteLaw } from '../laws/write-law.ts';
import type { ConformanceOptions } from '../options.ts';
import { probesOf } from '../probe/probes.ts';
import { counted } from '../report/printable.ts';
import { storyReads } from '../story/shows-story.ts';
import { planSweep } from '../sweep/sweep.ts';
import { operationOf, planWorkflows } from '../workflows/plan-workflows.ts';
import type { Workflow, WorkflowFile } from '../workflows/read-workflows.ts';
import { givenInputs } from '../workflows/workflow-inputs.ts';
import { howPutBack, readsAround, writeKind } from '../writes/write-kind.ts';

/**
 * Every request that a run would send, in its order, with what is written and how it is put back. `{id}` stands for a record of
 * the server: which one is known when its collection has been read.
 */
export function planRun(options: ConformanceOptions, contract: Contract, files: WorkflowFile[]): string {
  const { operations } = contract;
  const { access, permissions, sandbox, stateless, workflows: names } = options;
  const isWhole = names.length === 0;
  const given = givenInputs(options);
  const planned = planWorkflows(files, { ...options, operations, names, given, hasStory: true });
  const steps = planned.files.flatMap(({ document }) =>
    document.workflows.flatMap((workflow) => planWorkflow(workflow)),
  );
  const writes = steps.filter((line) => line.includes('   WRITES')).length;
  const left = planned.plans.filter(({ reason }) => reason !== undefined);
  const hasWrites = permissions.writes && !sandbox;
  return [
    `# What would be sent to ${options.server}`,
    '',
    'Nothing has been sent. {id} is an id that the server tells; requests for which there is no record are left out.',
    ...(sandbox
      ? []
      : [
          writes > 0
            ? `${counted(writes, 'request')} of workflows may change something: they are marked WRITES, and what puts each back is below it.`
            : 'No workflow changes anything.',
        ]),
    ...(options.rate === undefined ? [] : [`At most ${options.rate} requests per second.`]),
    ...section('Sign in', [
      'token' in access ? '' : 'POST /login   WRITES a session; ended by POST /logout at the end',
      'GET /ping',
      'GET /aclroles (if /ping does not respond)',
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
          planLaws(contract, stateless),
        )
      : []),
    ...section(
      'Whether the server shows the story, if a workflow relies on it',
      storyReads(operations).map((operation) => `GET ${examplePath(operation)}`),
    ),
    ...section('Workflows: the uses of openapi/workflows', steps),
    ...section(
      'Workflows that are left out, or cut',
      left.map(
        ({ workflowId, steps: run, total, reason }) =>
          `${workflowId}: ${run.length} of ${total} steps; ${reason}`,
      ),
    ),
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
  ].join('\n');

  function planWorkflow({ workflowId, steps: all, inputs, 'x-story': story }: Workflow): string[] {
    const values = valuesOf(inputs?.properties ?? {}, options.inputs);
    const lines = all.flatMap((step) => {
      const operation = operationOf(step.operationId, operations);
      if (!operation) return [];
      const what = writeKind(operation, operations);
      const line = `  ${operation.method.toUpperCase()} ${operation.path}`;
      const limit = Math.max(0, ...(step.onFailure ?? []).map(({ retryLimit = 0 }) => retryLimit));
      const again = limit > 0 ? ` (up to ${limit + 1} times)` : '';
      if (what.kind === 'read') return [line + again];
      const body =
        step.requestBody?.payload === undefined
          ? ''
          : ` ${JSON.stringify(filled(step.requestBody.payload, values))}`;
      const how = sandbox ? 'the sandbox is restored' : howPutBack(what);
      const { before, after } = sandbox
        ? { before: [], after: [] }
        : readsAround(what, operation, operations);
      const held = options.stateless ? [] : planWriteLaw(operation, contract).map((read) => `  ${read}`);
      return [...held, ...before, `${line}${again}   WRITES${body}`, `      put back: ${how}`, ...after];
    });
    return [
      `${workflowId}${story ? ' (only if the server shows the story, or its inputs are given)' : ''}`,
      ...lines,
    ];
  }
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

/** What a plan shows of the inputs: passwords and tokens never. */
function valuesOf(
  inputs: NonNullable<Workflow['inputs']>['properties'],
  texts: string[],
): Map<string, unknown> {
  const given = new Map(
    texts.map((text) => [text.slice(0, text.indexOf('=')), text.slice(text.indexOf('=') + 1)]),
  );
  return new Map(
    Object.entries(inputs ?? {}).flatMap(([name, { format, default: value }]) => {
      if (format === 'password') return [];
      return [
        [`$inputs.${name}`, name === 'mark' ? '{the mark of the run}' : (given.get(name) ?? value)] as const,
      ];
    }),
  );
}

function filled(value: unknown, values: ReadonlyMap<string, unknown>): unknown {
  if (typeof value === 'string') return values.get(value) ?? value;
  if (Array.isArray(value)) return value.map((item) => filled(item, values));
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, filled(item, values)]));
}

function section(title: string, lines: string[]): string[] {
  const shown = lines.filter((line) => line !== '');
  return shown.length === 0 ? [] : ['', `## ${title}`, '', ...shown];
}
