import { isJsonObject, type JsonObject } from '@telephony/contract';

const SCHEMAS = '#/components/schemas/';

export interface Reached {
  names: Set<string>;
  heirs: Map<string, string>;
}

export function reachedFrom(bundle: JsonObject, schema: JsonObject): Reached {
  const schemas = schemasOf(bundle);
  const [names, open, heirs] = [referredIn(schema), new Set<string>(), new Map<string, string>()];
  // What is added meanwhile is met as well.
  for (const name of names) {
    const known = schemas[name];
    if (!known) continue;
    for (const further of referredIn(known)) names.add(further);
    if ('discriminator' in known && !('anyOf' in known) && !('oneOf' in known)) open.add(name);
    if (!open.has(name)) continue;
    for (const [heir, other] of Object.entries(schemas)) {
      if (heirs.has(heir) || !linksOf(other).some((link) => link['$ref'] === SCHEMAS + name)) continue;
      heirs.set(heir, heirs.get(name) ?? name);
      open.add(heir);
      // Once more, where a reference has led to it before.
      names.delete(heir);
      names.add(heir);
    }
  }
  return { names, heirs };
}

/** Whether a schema is a parent, an heir, or what links the two: written elsewhere, it would no longer be one. */
export function isInFamily(bundle: JsonObject, schema: JsonObject): boolean {
  if ('discriminator' in schema) return true;
  const heirs = [...reachedFrom(bundle, bundle).heirs.keys()].map((name) => schemasOf(bundle)[name] ?? {});
  return heirs.some((heir) => heir === schema || linksOf(heir).includes(schema));
}

export function linksOf({ allOf }: JsonObject): JsonObject[] {
  return Array.isArray(allOf) ? allOf.filter((part) => isJsonObject(part) && '$ref' in part) : [];
}

function referredIn(schema: JsonObject): Set<string> {
  const text = JSON.stringify(schema);
  return new Set([...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name = '']) => name));
}

export function schemasOf({ components }: JsonObject): Record<string, JsonObject> {
  return (
    isJsonObject(components) && isJsonObject(components['schemas']) ? components['schemas'] : {}
  ) as Record<string, JsonObject>;
}
