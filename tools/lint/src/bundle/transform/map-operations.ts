import { isJsonObject, type JsonObject, METHODS } from '@telephony/contract';
import { mapMembers } from './map-members.ts';

const VERBS: readonly string[] = METHODS;

/** The document with what `change` makes of each operation of a path. */
export function mapOperations(
  document: JsonObject,
  change: (operation: JsonObject, path: string, pathItem: JsonObject) => JsonObject,
): JsonObject {
  const paths = mapMembers(document['paths'], (pathItem, path) =>
    Object.fromEntries(
      Object.entries(pathItem).map(([key, value]) => [
        key,
        VERBS.includes(key) && isJsonObject(value) ? change(value, path, pathItem) : value,
      ]),
    ),
  );
  return { ...document, paths };
}
