import { isJsonObject, type JsonObject, targetOf } from '@telephony/contract';

/** A bundle whose paths and webhooks have their operations in them, and not in `components/pathItems`. */
export function inlinePathItems(bundle: JsonObject): JsonObject {
  const inlined = Object.fromEntries(
    ['paths', 'webhooks'].flatMap((member) => {
      const items = bundle[member];
      return isJsonObject(items) ? [[member, mapItems(bundle, items)]] : [];
    }),
  );
  const { pathItems: _pathItems, ...components } = isJsonObject(bundle['components'])
    ? bundle['components']
    : {};
  return { ...bundle, ...inlined, ...(bundle['components'] !== undefined && { components }) };
}

function mapItems(bundle: JsonObject, items: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(items).map(([name, item]) => [name, whole(bundle, item)]));
}

function whole(bundle: JsonObject, item: unknown): unknown {
  if (!isJsonObject(item) || typeof item['$ref'] !== 'string') return item;
  const { $ref, ...own } = item;
  const target = targetOf<unknown>(bundle, $ref)?.element;
  return isJsonObject(target) ? { ...target, ...own } : item;
}
