import { type JsonObject, listOperations } from '@telephony/contract';
import { operationName } from '../compare/operation-name.ts';

/** The operationIds by method and path: `listCdrs` by `GET /cdrs`. */
export type OperationIds = ReadonlyMap<string, string>;

/** The operationIds of bundles; where they differ, those of the last. A webhook goes by its own name. */
export function operationIds(...bundles: readonly JsonObject[]): OperationIds {
  return new Map(
    bundles
      .flatMap((bundle) => listOperations(bundle))
      .filter(({ kind, value }) => kind !== 'webhook' && typeof value['operationId'] === 'string')
      .map((operation) => [operationName(operation), String(operation.value['operationId'])]),
  );
}

/** How people call an operation: `listCdrs (GET /cdrs)`. */
export function callOperation(operation: string, ids: OperationIds): string {
  const id = ids.get(operation);
  return id === undefined ? operation : `${id} (${operation})`;
}
