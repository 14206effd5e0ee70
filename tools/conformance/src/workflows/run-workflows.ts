import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { UserError } from '@telephony/contract/command-line';
import type { JsonObject } from '@telephony/contract';
import { runNodeProgram } from '@telephony/generate/programs';
import { stringify } from 'yaml';
import { type Ask, RequestHeldBack } from '../server/ask.ts';
import type { PlannedWorkflow, planWorkflows } from './plan-workflows.ts';
import { type Workflow, workflowContract } from './workflow-files.ts';
import type { ReceivedResponse } from '../server/exchange.ts';

export interface WorkflowOutcome extends PlannedWorkflow {
  verdict: 'passed' | 'failed' | 'left out';
  failure: { stepId: string; unmet: string[] } | undefined;
}

export interface WorkflowRunOptions {
  bundle: JsonObject;
  folder: string;
  inputs: Record<string, string | number>;
  /** Timeout of a response in milliseconds; a step may send several requests. */
  timeout: number;
  signal: AbortSignal;
}

export async function runWorkflows(
  { plans, files }: ReturnType<typeof planWorkflows>,
  ask: Ask,
  { bundle, ...options }: WorkflowRunOptions,
): Promise<WorkflowOutcome[]> {
  await using gate = await openGate(ask);
  const contract = join(options.folder, 'contract.json');
  writeFileSync(contract, JSON.stringify(workflowContract(bundle, files)));
  const copies = files.map(({ topic, document }) => {
    const file = join(options.folder, `${topic}.arazzo.yaml`);
    const sourceDescriptions = document.sourceDescriptions.map((source) => ({ ...source, url: contract }));
    const workflows = document.workflows.map(withStepHeaders);
    writeFileSync(file, stringify({ ...document, sourceDescriptions, workflows }));
    return file;
  });
  const steps = copies.length === 0 ? [] : await runRespect(copies, gate.url, options);
  const wrong = [...gate.heldBack.values()].filter((reason) => reason.includes('needs --'));
  if (wrong.length > 0) throw new Error(`The plan of the workflows is wrong: ${wrong.join(' ')}`);
  return plans.map((plan) => outcomeOf(plan, steps, gate.heldBack));
}

function withStepHeaders(workflow: Workflow): Workflow {
  const steps = workflow.steps.map((step) => {
    const header = { name: STEP_HEADER, in: 'header', value: `${workflow.workflowId} / ${step.stepId}` };
    return { ...step, parameters: [...(step.parameters ?? []), header] };
  });
  return { ...workflow, steps };
}

function outcomeOf(
  plan: PlannedWorkflow,
  executed: ExecutedStep[],
  heldBack: ReadonlyMap<string, string>,
): WorkflowOutcome {
  if (plan.steps.length === 0) return { ...plan, verdict: 'left out', failure: undefined };
  // The last run of a repeated step counts.
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

interface ExecutedStep {
  stepId: string;
  workflowId: string;
  checks: { name: string; passed: boolean; message: string; severity: string; condition?: string }[];
}

interface RespectReport {
  files: Record<string, { executedWorkflows: { workflowId: string; executedSteps: ExecutedStep[] }[] }>;
}

const DISABLED_CHECKS = 'SCHEMA_CHECK=off,STATUS_CODE_CHECK=off,CONTENT_TYPE_CHECK=off';

// Respect must not give up before the gate, which may wait when a server asks for it.
const GRACE_MS = 300_000;

async function runRespect(
  files: string[],
  server: string,
  { folder, inputs, timeout, signal }: Omit<WorkflowRunOptions, 'bundle'>,
): Promise<ExecutedStep[]> {
  const output = join(folder, 'respect.json');
  const args = [
    'respect',
    ...files,
    '-S',
    `telephony=${server}`,
    '-J',
    output,
    '--severity',
    DISABLED_CHECKS,
  ];
  const limits = ['--max-fetch-timeout', String(timeout + GRACE_MS)];
  // Every user of the machine can see arguments, and the inputs hold secrets.
  const environment = { NO_COLOR: '1', REDOCLY_CLI_RESPECT_INPUT: JSON.stringify(inputs) };
  const options = { folder, environment, signal };
  const run = await runNodeProgram('@redocly/cli/bin/cli.js', [...args, ...limits], options);
  if (!existsSync(output))
    throw new UserError(
      `redocly respect did not write a report. Its output:\n\n${`${run.stdout}\n${run.stderr}`.trim()}`,
    );
  const report = JSON.parse(readFileSync(output, 'utf8')) as RespectReport;
  rmSync(output);
  return Object.values(report.files).flatMap(({ executedWorkflows }) =>
    executedWorkflows.flatMap(({ executedSteps }) => executedSteps),
  );
}

export const STEP_HEADER = 'x-conformance-step';

const NOT_FORWARDED = new Set([
  STEP_HEADER,
  'host',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'accept-encoding',
  'accept-language',
  'sec-fetch-mode',
  'x-har-request-id',
]);
// The runner would follow `location` with the token, wherever it leads.
const NOT_RETURNED = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'content-encoding',
  'location',
]);

export interface Gate extends AsyncDisposable {
  url: string;
  heldBack: Map<string, string>;
}

export async function openGate(ask: Ask): Promise<Gate> {
  const prefix = `/${randomUUID()}`;
  const heldBack = new Map<string, string>();
  const server = createServer((request, response) => {
    pass(request, response).catch((error: unknown) => {
      if (error instanceof RequestHeldBack)
        heldBack.set(String(request.headers[STEP_HEADER] ?? ''), error.message);
      response.destroy();
    });
  });

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url = '' } = request;
    if (!url.startsWith(`${prefix}/`)) throw new Error('not from the runner');
    const step = String(request.headers[STEP_HEADER] ?? '');
    const headers = Object.entries(request.headers).flatMap(([name, value]): [string, string][] =>
      NOT_FORWARDED.has(name) || value === undefined ? [] : [[name, String(value)]],
    );
    const body = await buffer(request);
    const { outcome } = await ask(step, { method, target: url.slice(prefix.length), headers, body });
    if ('failure' in outcome) response.destroy();
    else returnResponse(outcome, response);
  }

  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${prefix}`,
    heldBack,
    async [Symbol.asyncDispose]() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

function returnResponse({ status, headers, body }: ReceivedResponse, response: ServerResponse): void {
  response.statusCode = status;
  for (const [name, value] of headers) {
    if (!NOT_RETURNED.has(name.toLowerCase())) response.appendHeader(name, value);
  }
  response.end(body);
}
