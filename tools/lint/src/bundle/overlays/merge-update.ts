import { isJsonObject } from '@telephony/contract';

/**
 * A value with an update of an OpenAPI Overlay in it (section 4.4.3.1): objects are merged, a list gets the value or the
 * values of a list at its end, anything else is replaced.
 */
export function mergeUpdate(value: unknown, update: unknown): unknown {
  if (Array.isArray(value)) return (value as unknown[]).concat(update);
  if (!isJsonObject(value) || !isJsonObject(update)) return update;
  const merged = { ...value };
  for (const [name, one] of Object.entries(update)) {
    merged[name] = Object.hasOwn(value, name) ? mergeUpdate(value[name], one) : one;
  }
  return merged;
}
