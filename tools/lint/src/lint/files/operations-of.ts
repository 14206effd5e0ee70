import { isJsonObject, type JsonObject, METHODS } from '@telephony/contract';
import type { ContractFile } from './contract-file.ts';
import type { ContractFiles } from './contract-files.ts';

/** An operation as written. */
export interface WrittenOperation {
  path: string;
  method: string;
  file: ContractFile;
  item: JsonObject;
  operation: JsonObject;
}

/** The operations of the paths of the root document, by `operationId`; those without one of their own by method and path. */
export function operationsOf(files: ContractFiles): Map<string, WrittenOperation> {
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
