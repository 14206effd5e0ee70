import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '@telephony/contract/command-line';
import {
  isJsonObject,
  type JsonObject,
  listOperations,
  METHODS,
  reachedComponents,
} from '@telephony/contract';
import { listFiles } from '@telephony/generate/files';
import { parse } from 'yaml';

export interface Step {
  stepId: string;
  operationId: string;
  parameters?: JsonObject[];
  requestBody?: { payload?: unknown };
  onFailure?: { retryLimit?: number }[];
}

export interface Workflow {
  workflowId: string;
  summary: string;
  'x-needs-state'?: string;
  'x-story'?: string[];
  inputs?: { properties?: Record<string, { type?: string; format?: string; default?: unknown }> };
  steps: Step[];
}

export interface WorkflowFile {
  topic: string;
  document: JsonObject & { workflows: Workflow[]; sourceDescriptions: { url: string }[] };
}

const ENDING = '.arazzo.yaml';

export function readWorkflows(folder: string): WorkflowFile[] {
  return listFiles(folder)
    .filter((file) => file.endsWith(ENDING))
    .map((file) => ({
      topic: file.slice(0, -ENDING.length),
      document: parse(readFileSync(join(folder, file), 'utf8')) as WorkflowFile['document'],
    }));
}

export function workflowInputs(files: WorkflowFile[], texts: string[]): Record<string, string | number> {
  const workflows = files.flatMap(({ document }) => document.workflows);
  const inputs = new Map(workflows.flatMap((one) => Object.entries(one.inputs?.properties ?? {})));
  return Object.fromEntries(
    texts.map((text): [string, string | number] => {
      const [, name, value] = /^(\w+)=(.*)$/s.exec(text) ?? [];
      if (name === undefined || value === undefined) {
        throw new UserError('--input must be NAME=VALUE, such as --input queueId=30601.');
      }
      if (!inputs.has(name)) {
        throw new UserError(
          `--input: "${name}" is not an input of a workflow. Inputs: ${[...inputs.keys()].join(', ')}.`,
        );
      }
      if (inputs.get(name)?.type !== 'integer') return [name, value];
      if (!/^-?\d{1,15}$/.test(value)) throw new UserError(`--input ${name} must be an integer.`);
      return [name, Number(value)];
    }),
  );
}

export function givenInputs(inputs: readonly string[]): Set<string> {
  return new Set(inputs.map((text) => text.split('=')[0] ?? ''));
}

// Redocly reads the contract again for every file, so this keeps only what the steps need. This project checks responses itself.
export function workflowContract(bundle: JsonObject, files: readonly WorkflowFile[]): JsonObject {
  const steps = files.flatMap(({ document }) => document.workflows.flatMap((workflow) => workflow.steps));
  const paths: Record<string, JsonObject> = {};
  for (const { kind, path, method, pathItem, value } of listOperations(bundle)) {
    if (kind === 'webhook') continue;
    if (!steps.some(({ operationId }) => operationId.endsWith(`.${String(value['operationId'])}`))) continue;
    paths[path] = { ...(paths[path] ?? withoutOperations(pathItem)), [method]: withoutBodies(value) };
  }
  const { webhooks: _, ...rest } = bundle;
  return { ...rest, paths, components: reachedComponents(bundle, paths) };
}

function withoutOperations(pathItem: JsonObject): JsonObject {
  const methods: readonly string[] = METHODS;
  return Object.fromEntries(Object.entries(pathItem).filter(([name]) => !methods.includes(name)));
}

function withoutBodies(operation: JsonObject): JsonObject {
  const responses = isJsonObject(operation['responses']) ? Object.keys(operation['responses']) : [];
  return {
    ...operation,
    responses: Object.fromEntries(responses.map((status) => [status, { description: status }])),
  };
}
