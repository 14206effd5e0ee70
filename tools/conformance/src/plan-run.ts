import { type Contract, examplePath, isJsonObject, METHODS, type Operation } from '@telephony/contract';
import { planLaws } from './laws/run-laws.ts';
import type { ConformanceOptions } from './options.ts';
import { probesOf } from './probe/probes.ts';
import { counted } from './report/text.ts';
import { planSweep } from './sweep.ts';
import { operationOf, type PlannedWorkflow, planWorkflows, storyReads } from './workflows/plan-workflows.ts';
import { givenInputs, type Step, type Workflow, type WorkflowFile } from './workflows/workflow-files.ts';
import { howPutBack, writeKind } from './writes/write-kind.ts';

/** A line with a request: `GET /cdrs?limit=20`. */
const REQUEST = new RegExp(`^ *(?:HEAD|OPTIONS|${METHODS.join('|')}) /`, 'i');
/** Further requests: the records of a collection, by their ids and in filters. Measured on the story: 1.4. */
const MOST_PER_LINE = 1.5;

/**
 * What a run would send, in its order, with what is written and how it is put back. `{id}` stands for a record of the server:
 * which one is known when its collection has been read.
 */
export function planRun(options: ConformanceOptions, contract: Contract, files: WorkflowFile[]): string {
  const { sandbox, stateless, workflows, quick, server, rate } = options;
  const laws = workflows.length > 0 || quick ? undefined : planLaws(contract, stateless);
  const lines = sections(options, contract, files, laws?.lines ?? []);
  const writes = lines.filter((line) => /^ .* {3}WRITES/.test(line)).length;
  const requests = lines.filter((line) => REQUEST.test(line)).length + (laws?.requests ?? 0);
  return [
    `# What would be sent to ${server}`,
    '',
    'Nothing has been sent. {id} is an id that the server tells; requests for which there is no record are left out.',
    ...(sandbox
      ? []
      : [
          writes > 0
            ? `${counted(writes, 'request')} of workflows may change something: they are marked WRITES, and what puts each back is below it. Each is sent without a token first, to be refused; before and after it, its record and its collection are read.`
            : 'No workflow changes anything.',
        ]),
    planSize(requests, rate),
    ...lines,
  ].join('\n');
}

/** `About 1,900 requests, ...: 3 to 5 minutes at 10 per second.` */
function planSize(requests: number, rate: number | undefined): string {
  // Two digits, since it is an estimate.
  const rounded = Number(requests.toPrecision(2)).toLocaleString('en');
  const size = `About ${rounded} requests, up to half as many again where collections have many records`;
  if (rate === undefined) return `${size}.`;
  const minutes = requests / rate / 60;
  return `${size}: ${Math.floor(minutes)} to ${Math.ceil(minutes * MOST_PER_LINE)} minutes at ${rate} per second.`;
}

/** The requests by when they are sent, each part with its title. */
function sections(
  options: ConformanceOptions,
  contract: Contract,
  files: WorkflowFile[],
  laws: string[],
): string[] {
  const { operations } = contract;
  const { access, permissions, sandbox, workflows: names } = options;
  const isWhole = names.length === 0;
  const given = givenInputs(options);
  const planned = planWorkflows(files, { ...options, operations, names, given, hasStory: true });
  const steps = planned.files.flatMap(({ document }) =>
    document.workflows.flatMap((workflow) => planWorkflow(workflow, { ...options, operations })),
  );
  const hasWrites = permissions.writes && !sandbox;
  return [
    ...section('Sign in', [
      ...('token' in access ? [] : ['POST /login   WRITES a session; ended by POST /logout at the end']),
      'GET /ping',
      'GET /aclroles (if /ping does not respond as it must)',
      'GET /me',
    ]),
    ...(sandbox
      ? []
      : section('What an earlier run has left, if there is a journal of it', [
          'the requests with which its writes are put back (see "Put back")',
        ])),
    ...(isWhole ? section('Sweep: each read operation once', planSweep(operations)) : []),
    ...section('Laws: GET, HEAD and OPTIONS only; twice where something is wrong', laws),
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

/** Options of the plan of a workflow. */
interface WorkflowPlanOptions extends Pick<ConformanceOptions, 'sandbox' | 'inputs'> {
  operations: readonly Operation[];
}

/** The requests of a workflow, in their order, each write with what puts it back. */
function planWorkflow(
  { workflowId, steps, inputs, 'x-story': story }: Workflow,
  options: WorkflowPlanOptions,
): string[] {
  const values = valuesOf(inputs?.properties ?? {}, options.inputs);
  return [
    `${workflowId}${story ? ' (only if the server shows the story, or its inputs are given)' : ''}`,
    ...steps.flatMap((step) => planStep(step, values, options)),
  ];
}

function planStep(step: Step, values: Values, options: WorkflowPlanOptions): string[] {
  const { operations, sandbox } = options;
  const operation = operationOf(step.operationId, operations);
  if (!operation) return [];
  const what = writeKind(operation, operations);
  const limit = Math.max(0, ...(step.onFailure ?? []).map(({ retryLimit = 0 }) => retryLimit));
  const repeats = limit > 0 ? ` (up to ${limit + 1} times)` : '';
  const line = `  ${operation.method.toUpperCase()} ${operation.path}${repeats}`;
  if (what.kind === 'read') return [line];
  const payload = step.requestBody?.payload;
  const body = payload === undefined ? '' : ` ${JSON.stringify(filled(payload, values))}`;
  return [
    `${line}   WRITES${body}`,
    `      put back: ${sandbox ? 'the sandbox is restored' : howPutBack(what)}`,
  ];
}

type Values = ReadonlyMap<string, unknown>;

/** What a plan shows of the inputs: passwords and tokens never. */
function valuesOf(inputs: NonNullable<Workflow['inputs']>['properties'], texts: string[]): Values {
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

function filled(value: unknown, values: Values): unknown {
  if (typeof value === 'string') return values.get(value) ?? value;
  if (Array.isArray(value)) return value.map((item) => filled(item, values));
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, filled(item, values)]));
}
