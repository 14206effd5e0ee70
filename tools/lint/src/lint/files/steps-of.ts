import { isJsonObject, type JsonObject } from '@telephony/contract';
import type { ContractFile, Path } from './contract-file.ts';
import type { ContractFiles } from './contract-files.ts';
import { operationsOf, type WrittenOperation } from './operations-of.ts';

/** A step of a workflow, with the operation that it names. */
export interface WorkflowStep {
  file: ContractFile;
  path: Path;
  workflow: JsonObject;
  step: JsonObject;
  /** Undefined where there is no such operation. */
  operation: WrittenOperation | undefined;
}

/** The steps of all workflows, in their order. */
export function stepsOf(files: ContractFiles): WorkflowStep[] {
  const operations = operationsOf(files);
  return files.all
    .filter(({ name }) => name.startsWith('workflows/'))
    .flatMap((file) =>
      listIn(file.value, 'workflows').flatMap(([workflow, index]) =>
        listIn(workflow, 'steps').map(([step, number]) => ({
          file,
          path: ['workflows', index, 'steps', number],
          workflow,
          step,
          operation: operations.get(String(step['operationId']).split('.').at(-1) ?? ''),
        })),
      ),
    );
}

/** The objects of a list in an object, with their index. */
export function listIn(value: unknown, name: string): [JsonObject, number][] {
  const list = isJsonObject(value) ? value[name] : undefined;
  if (!Array.isArray(list)) return [];
  return list.flatMap((item: unknown, index): [JsonObject, number][] =>
    isJsonObject(item) ? [[item, index]] : [],
  );
}
