import { isJsonObject, type JsonObject, METHODS } from '@telephony/contract';
import type { ContractFile, ContractFiles, Path } from './contract-files.ts';

export interface WrittenOperation {
  path: string;
  method: string;
  file: ContractFile;
  item: JsonObject;
  operation: JsonObject;
}

export function readOperations(files: ContractFiles): Map<string, WrittenOperation> {
  const operations = new Map<string, WrittenOperation>();
  const root = files.get('openapi.yaml');
  const paths = isJsonObject(root?.value) ? root.value['paths'] : undefined;
  if (!root || !isJsonObject(paths)) return operations;
  for (const [path, written] of Object.entries(paths)) {
    const { file, value: item } = files.resolve(root, written);
    if (!isJsonObject(item)) continue;
    for (const method of METHODS) {
      const operation = item[method];
      if (!isJsonObject(operation)) continue;
      const id = typeof operation['operationId'] === 'string' ? operation['operationId'] : undefined;
      const isFree = id !== undefined && !operations.has(id);
      operations.set(isFree ? id : `${method} ${path}`, { path, method, file, item, operation });
    }
  }
  return operations;
}

export function parameterNames(files: ContractFiles, { file, item, operation }: WrittenOperation): string[] {
  return [item, operation].flatMap(({ parameters }) =>
    (Array.isArray(parameters) ? parameters : []).flatMap((written: unknown) => {
      const { value } = files.resolve(file, written);
      return isJsonObject(value) ? [String(value['name'])] : [];
    }),
  );
}

export function requestParts(files: ContractFiles, { file, operation }: WrittenOperation): WrittenSchema[] {
  return bodyParts(files, file.name, operation['requestBody']);
}

export function declaredStatuses({ operation }: WrittenOperation): string[] {
  return isJsonObject(operation['responses']) ? Object.keys(operation['responses']) : [];
}

export function responseParts(files: ContractFiles, { file, operation }: WrittenOperation): WrittenSchema[] {
  const { responses } = operation;
  if (!isJsonObject(responses)) return [];
  return Object.values(responses).flatMap((response) => bodyParts(files, file.name, response));
}

function bodyParts(files: ContractFiles, from: string, written: unknown): WrittenSchema[] {
  const start = files.get(from);
  if (!start) return [];
  const { file, value } = files.resolve(start, written);
  const content: JsonObject = isJsonObject(value) && isJsonObject(value['content']) ? value['content'] : {};
  return Object.entries(content).flatMap(([type, media]) =>
    isJsonObject(media) && type === 'application/json' ? schemaParts(files, file, media['schema']) : [],
  );
}

export function recordFields(files: ContractFiles, operation: WrittenOperation): string[] {
  const data = fieldParts(files, responseParts(files, operation), 'data') ?? [];
  return fieldNames(data.flatMap(({ file, value }) => schemaParts(files, file, value['items'])));
}

export interface WrittenSchema {
  file: ContractFile;
  value: JsonObject;
}

const COMBINING_KEYWORDS = ['allOf', 'anyOf', 'oneOf'];

export function schemaParts(files: ContractFiles, from: ContractFile, schema: unknown): WrittenSchema[] {
  const parts: WrittenSchema[] = [];
  const seen = new Set<unknown>();
  const add = (file: ContractFile, written: unknown): void => {
    const target = files.resolve(file, written);
    if (!isJsonObject(target.value) || seen.has(target.value)) return;
    seen.add(target.value);
    parts.push({ file: target.file, value: target.value });
    for (const word of COMBINING_KEYWORDS) {
      const list = target.value[word];
      if (Array.isArray(list)) for (const part of list) add(target.file, part);
    }
  };
  add(from, schema);
  return parts;
}

// Undefined where the schemas list all their fields, and not this one.
export function fieldParts(
  files: ContractFiles,
  parts: WrittenSchema[],
  name: string,
): WrittenSchema[] | undefined {
  const own = parts.flatMap(({ file, value: { properties } }) =>
    isJsonObject(properties) && Object.hasOwn(properties, name)
      ? schemaParts(files, file, properties[name])
      : [],
  );
  return own.length > 0 || isOpen(parts) ? own : undefined;
}

export function fieldNames(parts: WrittenSchema[]): string[] {
  return parts.flatMap(({ value: { properties } }) =>
    isJsonObject(properties) ? Object.keys(properties) : [],
  );
}

function isOpen(parts: WrittenSchema[]): boolean {
  const isListed = parts.some(({ value }) => isJsonObject(value['properties']));
  return (
    !isListed || parts.some(({ value: { additionalProperties = false } }) => additionalProperties !== false)
  );
}

export interface WorkflowStep {
  file: ContractFile;
  path: Path;
  workflow: JsonObject;
  step: JsonObject;
  operation: WrittenOperation | undefined;
}

export function workflowSteps(files: ContractFiles): WorkflowStep[] {
  const operations = readOperations(files);
  return files.all
    .filter(({ name }) => name.startsWith('workflows/'))
    .flatMap((file) =>
      objectsIn(file.value, 'workflows').flatMap(([workflow, index]) =>
        objectsIn(workflow, 'steps').map(([step, number]) => ({
          file,
          path: ['workflows', index, 'steps', number],
          workflow,
          step,
          operation: operations.get(String(step['operationId']).split('.').at(-1) ?? ''),
        })),
      ),
    );
}

export function objectsIn(value: unknown, name: string): [JsonObject, number][] {
  const list = isJsonObject(value) ? value[name] : undefined;
  if (!Array.isArray(list)) return [];
  return list.flatMap((item: unknown, index): [JsonObject, number][] =>
    isJsonObject(item) ? [[item, index]] : [],
  );
}
