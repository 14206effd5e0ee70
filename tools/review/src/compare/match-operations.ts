import { type JsonObject, listOperations, type DocumentOperation } from '@telephony/contract';

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
