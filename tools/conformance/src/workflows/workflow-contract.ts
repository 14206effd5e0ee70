import {
  isJsonObject,
  type JsonObject,
  listOperations,
  METHODS,
  reachedComponents,
} from '@telephony/contract';
import type { WorkflowFile } from './read-workflows.ts';

/**
 * What Redocly needs of a bundle to run workflows: the operations of their steps, and what these refer to. It reads the
 * contract again for every file. What responses hold is left out, because this project checks it itself.
 */
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

/** The operation with its statuses alone. */
function withoutBodies(operation: JsonObject): JsonObject {
  const responses = isJsonObject(operation['responses']) ? Object.keys(operation['responses']) : [];
  return {
    ...operation,
    responses: Object.fromEntries(responses.map((status) => [status, { description: status }])),
  };
}
