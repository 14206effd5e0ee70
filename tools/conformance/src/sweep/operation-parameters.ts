import { isJsonObject, type JsonObject, resolvePointer } from '@telephony/contract';
import type { ConformanceOperation } from '../contract/conformance-operation.ts';

/** Whether an operation takes a query parameter of this name, itself or by its path. */
export function takesQuery(
  bundle: JsonObject,
  { value, pathItem }: ConformanceOperation,
  name: string,
): boolean {
  return [value['parameters'], pathItem['parameters']]
    .flatMap((list): unknown[] => (Array.isArray(list) ? list : []))
    .map((parameter) => {
      const reference = isJsonObject(parameter) ? parameter['$ref'] : undefined;
      return typeof reference === 'string' ? resolvePointer(bundle, reference.slice(1)) : parameter;
    })
    .some(
      (parameter) => isJsonObject(parameter) && parameter['in'] === 'query' && parameter['name'] === name,
    );
}
