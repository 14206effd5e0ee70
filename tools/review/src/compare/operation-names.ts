import { type DocumentOperation, type JsonObject, listOperations } from '@telephony/contract';

/** How an operation is called in a report: `GET /cdrs`, or `webhook call.missed`. */
export function operationName({
  kind,
  path,
  method,
}: {
  kind: string;
  path: string;
  method: string;
}): string {
  return kind === 'webhook' ? `webhook ${path}` : `${method.toUpperCase()} ${path}`;
}

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

/** The operations of two bundles: those in both, those that are gone, those that are new. */
export interface MatchedOperations {
  both: { base: DocumentOperation; revision: DocumentOperation }[];
  removed: DocumentOperation[];
  added: DocumentOperation[];
}

/** Two paths that differ in the names of their parameters only are one path to those who call it. */
export function matchOperations(base: JsonObject, revision: JsonObject): MatchedOperations {
  const after = new Map(listOperations(revision).map((operation) => [keyOf(operation), operation]));
  const matched: MatchedOperations = { both: [], removed: [], added: [] };
  for (const operation of listOperations(base)) {
    const partner = after.get(keyOf(operation));
    after.delete(keyOf(operation));
    if (partner) matched.both.push({ base: operation, revision: partner });
    else matched.removed.push(operation);
  }
  matched.added.push(...after.values());
  return matched;
}

function keyOf({ kind, path, method }: DocumentOperation): string {
  return kind === 'webhook'
    ? `webhook ${path} ${method}`
    : `${method} ${path.replaceAll(/\{[^}]*\}/g, '{}')}`;
}
