import { isDeepStrictEqual } from 'node:util';
import { isJsonObject, isReference, type JsonObject } from '@telephony/contract';

/** Lists whose order says nothing. */
const UNORDERED = new Set(['required', 'enum', 'type']);

/** Whether two bundles say the same, in whatever order, whatever version they have. */
export function isSameContract(base: JsonObject, revision: JsonObject): boolean {
  return isDeepStrictEqual(settled(withoutVersion(base)), settled(withoutVersion(revision)));
}

function withoutVersion(bundle: JsonObject): JsonObject {
  const info = isJsonObject(bundle['info']) ? bundle['info'] : {};
  return { ...bundle, info: { ...info, version: '' } };
}

/** Whether an item of a list is a parameter, of which the order says nothing, and not data. */
function isParameter(item: unknown): boolean {
  return isReference(item) || (isJsonObject(item) && 'in' in item && 'name' in item);
}

function sorted(items: unknown[]): unknown[] {
  return items
    .map((item) => ({ item, text: JSON.stringify(item) }))
    .toSorted((a, b) => (a.text < b.text ? -1 : 1))
    .map(({ item }) => item);
}

function settled(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) {
    const items = value.map((item) => settled(item));
    const isText = items.every((item) => typeof item === 'string');
    if (UNORDERED.has(key) && isText) return items.toSorted();
    return key === 'parameters' && items.every(isParameter) ? sorted(items) : items;
  }
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, settled(item, name)]));
}
