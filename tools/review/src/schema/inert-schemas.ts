import { childPointer, isJsonObject, type JsonObject } from '@telephony/contract';
import type { JsonType, SchemaSite } from './alternative.ts';
import { schemaSite } from './schema-site.ts';
import { withReferences } from './with-references.ts';

/** Keywords that hold schemas, by the type without which they say nothing. */
const HOLDERS: readonly [type: JsonType, keywords: readonly string[]][] = [
  ['object', ['properties', 'additionalProperties', 'unevaluatedProperties']],
  ['array', ['items', 'prefixItems']],
  ['string', ['contentSchema']],
];

/** The schemas in keywords that say nothing of values of the given types, such as `properties` of a string, at any depth. */
export function inertSchemas(
  bundle: JsonObject,
  schemas: SchemaSite[],
  types: ReadonlySet<JsonType>,
): SchemaSite[] {
  const found = new Map<string, SchemaSite>();
  const inert = HOLDERS.filter(([type]) => !types.has(type) && !types.has('any')).flatMap(
    ([, names]) => names,
  );
  const open = withReferences(bundle, schemas).flatMap((site) => heldBy(site, inert));
  const all = HOLDERS.flatMap(([, names]) => names);
  for (const site of open) {
    if (found.has(site.pointer)) continue;
    found.set(site.pointer, site);
    open.push(
      ...withReferences(bundle, [site]).flatMap((one) => [
        ...(one === site ? [] : [one]),
        ...heldBy(one, all),
      ]),
    );
  }
  return [...found.values()];
}

function heldBy({ value, pointer }: SchemaSite, keywords: readonly string[]): SchemaSite[] {
  return keywords.flatMap((keyword) => {
    const held = value[keyword];
    const at = childPointer(pointer, keyword);
    if (Array.isArray(held)) return held.map((schema, index) => schemaSite(schema, childPointer(at, index)));
    if (!isJsonObject(held)) return [];
    return keyword === 'properties'
      ? Object.entries(held).map(([name, schema]) => schemaSite(schema, childPointer(at, name)))
      : [schemaSite(held, at)];
  });
}
