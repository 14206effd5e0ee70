import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isJsonObject, type JsonObject } from '@telephony/contract';
import { parse } from 'yaml';
import { objectsOf, textOf } from './json.ts';

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
