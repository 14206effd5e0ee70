import { isJsonObject, type JsonObject } from '@telephony/contract';

/**
 * The bundle with its components in the order of their names. Redocly writes them in the order of first use,
 * in which a new reference in one path would move half of the document.
 */
export function sortComponents(bundle: JsonObject): JsonObject {
  if (!isJsonObject(bundle['components'])) return bundle;
  const sections = Object.entries(bundle['components']).map(([kind, section]): [string, unknown] => [
    kind,
    isJsonObject(section) ? sortByKey(section) : section,
  ]);
  return { ...bundle, components: sortByKey(Object.fromEntries(sections)) };
}

function sortByKey(object: JsonObject): JsonObject {
  const byName = ([a]: [string, unknown], [b]: [string, unknown]) => (a < b ? -1 : a > b ? 1 : 0);
  return Object.fromEntries(Object.entries(object).toSorted(byName));
}
