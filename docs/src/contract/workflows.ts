import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isJsonObject, type JsonObject } from '@telephony/contract';
import { parse } from 'yaml';
import { objectsOf, textOf } from './source.ts';
import type { NextStep, OperationPage, ValueSource } from './model.ts';

/** A step of a workflow, as far as the pages tell of it. */
export interface WorkflowStep {
  id: string;
  operationId: string;
  /** What each parameter of the path is set to: `$steps.placeCall.outputs.callId`. */
  path: Record<string, string>;
  /** What later steps take from its response: `$response.body#/data/id`. */
  outputs: Record<string, string>;
  /** It shows an error, such as a record that is gone. */
  failsOnPurpose: boolean;
}

/** The steps of each workflow in a folder of Arazzo files. */
export function readWorkflows(folder: string): WorkflowStep[][] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.arazzo.yaml'))
    .toSorted()
    .flatMap((name) => workflowsOf(parse(readFileSync(join(folder, name), 'utf8'))));
}

function workflowsOf(document: unknown): WorkflowStep[][] {
  const workflows = isJsonObject(document) ? objectsOf(document['workflows']) : [];
  return workflows.map(({ steps }) => objectsOf(steps).map(stepOf));
}

function stepOf(step: JsonObject): WorkflowStep {
  const inPath = objectsOf(step['parameters']).filter((one) => one['in'] === 'path');
  const outputs = isJsonObject(step['outputs']) ? step['outputs'] : {};
  return {
    id: textOf(step['stepId']),
    operationId: textOf(step['operationId']).split('.').at(-1) ?? '',
    path: Object.fromEntries(inPath.map(({ name, value }) => [textOf(name), textOf(value)])),
    outputs: Object.fromEntries(Object.entries(outputs).map(([name, value]) => [name, textOf(value)])),
    failsOnPurpose: objectsOf(step['successCriteria']).some(({ condition }) =>
      /^\$statusCode == [45]/.test(textOf(condition)),
    ),
  };
}

/** Most steps that a page offers. */
const MOST = 4;

/** Steps that go on with what an operation has returned, or with the record that it was about: workflows know them. */
export function nextStepsOf(
  operation: OperationPage,
  operations: readonly OperationPage[],
  workflows: readonly WorkflowStep[][],
): NextStep[] {
  const found = new Map<string, NextStep>();
  const add = (id: string, values: NextStep['values']) => {
    const page = operations.find((one) => one.id === id);
    if (!page || page.id === operation.id || found.has(id)) return;
    const { address, method, path, summary } = page;
    found.set(id, { address, method, path, summary, values });
  };
  for (const steps of workflows) {
    for (const [index, step] of steps.entries()) {
      if (step.operationId !== operation.id || step.failsOnPurpose) continue;
      for (const later of steps.slice(index + 1)) {
        const values = later.failsOnPurpose ? undefined : handedOn(step, later);
        if (values) add(later.operationId, values);
      }
    }
  }
  const record = recordOf(operation, operations);
  if (record) add(record.id, { [record.parameter]: { pointer: record.pointer } });
  return [...found.values()].slice(0, MOST);
}

/** Where a later step finds the values of its path; none where it needs others, or nothing of this step. */
function handedOn(step: WorkflowStep, later: WorkflowStep): NextStep['values'] | undefined {
  const values = Object.entries(later.path).map(([name, value]): [string, ValueSource | undefined] => {
    const [, output = ''] = value.split(`$steps.${step.id}.outputs.`);
    const [, pointer] = step.outputs[output]?.split('$response.body#') ?? [];
    if (pointer !== undefined) return [name, { pointer }];
    const [parameter] = Object.entries(step.path).find(([, own]) => own === value) ?? [];
    return [name, parameter === undefined ? undefined : { parameter }];
  });
  if (values.length === 0 || values.some(([, source]) => source === undefined)) return undefined;
  return Object.fromEntries(values) as NextStep['values'];
}

/** The GET of one record of a collection, by the id that the collection returns. */
function recordOf(operation: OperationPage, operations: readonly OperationPage[]) {
  const data = operation.responses
    .find(({ kind }) => kind === 'success')
    ?.contents.flatMap(({ examples }) => examples)
    .map(({ value }) => (value as { data?: unknown } | null)?.data)
    .find((one) => one !== undefined);
  const first: unknown = Array.isArray(data) ? data[0] : data;
  if (typeof first !== 'object' || first === null || !('id' in first)) return undefined;
  for (const { id, method, path } of operations) {
    const [, parameter] = path.startsWith(`${operation.path}/`)
      ? (/^\/\{(\w+)\}$/.exec(path.slice(operation.path.length)) ?? [])
      : [];
    if (method === 'GET' && parameter !== undefined)
      return { id, parameter, pointer: Array.isArray(data) ? '/data/0/id' : '/data/id' };
  }
  return undefined;
}
