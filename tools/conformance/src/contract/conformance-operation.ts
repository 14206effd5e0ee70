import { type JsonObject, listOperations, type DocumentOperation } from '@telephony/contract';

/** An operation of a path of the contract, as a server is asked for it. */
export interface ConformanceOperation extends DocumentOperation {
  operationId: string;
  /** Of `x-effect`: `dials`, `sends` or `deletes-collection`. */
  effect: string | undefined;
}

/** The operations of the paths of a bundle; those of webhooks are not asked from the platform. */
export function conformanceOperations(bundle: JsonObject): ConformanceOperation[] {
  return listOperations(bundle)
    .filter(({ kind }) => kind === 'path')
    .map((operation) => ({
      ...operation,
      operationId: String(operation.value['operationId']),
      effect: typeof operation.value['x-effect'] === 'string' ? operation.value['x-effect'] : undefined,
    }));
}
