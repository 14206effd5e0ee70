import type { Element } from './element.ts';

/** Whether a schema lets null through; one of no type at all does. */
export function allowsNull(schema: Element, seen: ReadonlySet<string> = new Set()): boolean {
  if (schema.value === undefined || seen.has(schema.at.absolutePointer)) return true;
  const inner = new Set([...seen, schema.at.absolutePointer]);
  const types: unknown[] = [schema.keyword('type') ?? []].flat();
  // Without quotes it is meant all the same; the rule of the specification finds it.
  if (types.length > 0) return types.includes('null') || types.includes(null);
  if ('const' in schema.object) return schema.object['const'] === null;
  const parts = (word: string) => schema.get(word)?.entries() ?? [];
  const alternatives = [...parts('anyOf'), ...parts('oneOf')];
  if (alternatives.length > 0 && !alternatives.some(([, part]) => allowsNull(part, inner))) return false;
  return parts('allOf').every(([, part]) => allowsNull(part, inner));
}
