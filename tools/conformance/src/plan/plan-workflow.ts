import { type Contract, isJsonObject, type Operation } from '@telephony/contract';
import { planWriteLaw } from '../laws/write-law.ts';
import type { ConformanceOptions } from '../options.ts';
import { operationOf } from '../workflows/plan-workflows.ts';
import type { Step, Workflow } from '../workflows/workflow-files.ts';
import { howPutBack, readsAround, writeKind } from '../writes/write-kind.ts';

/** Options of the plan of a workflow. */
export interface WorkflowPlanOptions extends Pick<ConformanceOptions, 'sandbox' | 'stateless' | 'inputs'> {
  contract: Contract;
}

/** The requests of a workflow, in their order, each write with those around it and with what puts it back. */
export function planWorkflow(
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
  const { contract, sandbox, stateless } = options;
  const { operations } = contract;
  const operation = operationOf(step.operationId, operations);
  if (!operation) return [];
  const what = writeKind(operation, operations);
  const limit = Math.max(0, ...(step.onFailure ?? []).map(({ retryLimit = 0 }) => retryLimit));
  const again = limit > 0 ? ` (up to ${limit + 1} times)` : '';
  const line = `  ${operation.method.toUpperCase()} ${operation.path}${queryOf(step, operation, values)}${again}`;
  if (what.kind === 'read') return [line];
  const payload = step.requestBody?.payload;
  const body = payload === undefined ? '' : ` ${JSON.stringify(filled(payload, values))}`;
  const around = sandbox ? { before: [], after: [] } : readsAround(what, operation, operations);
  const before = [...(stateless ? [] : planWriteLaw(operation, contract)), ...around.before];
  const write = `${line}   WRITES${body}`;
  const undo = `      put back: ${sandbox ? 'the sandbox is restored' : howPutBack(what)}`;
  return [...before.map((read) => `  ${read}`), write, undo, ...around.after.map((read) => `  ${read}`)];
}

type Values = ReadonlyMap<string, unknown>;

/** `?limit=1&page=2`: what a step sends in its query. */
function queryOf({ parameters = [] }: Step, { queryParameters }: Operation, values: Values): string {
  const names = new Set(queryParameters.map(({ name }) => name));
  const pairs = parameters.flatMap(({ name, in: place, value }) =>
    place === 'query' && typeof name === 'string' && names.has(name.split('[')[0] ?? '')
      ? [`${name}=${textOf(filled(value, values))}`]
      : [],
  );
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

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
