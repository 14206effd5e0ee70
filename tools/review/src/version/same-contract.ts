import { isDeepStrictEqual } from 'node:util';
import { isJsonObject, type JsonObject } from '@telephony/contract';

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

function settled(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) {
    const items = value.map((item) => settled(item));
    const isText = items.every((item) => typeof item === 'string');
    return UNORDERED.has(key) && isText ? items.toSorted() : items;
  }
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, settled(item, name)]));
}
