import { childPointer, type JsonObject } from '@telephony/contract';
import type { SchemaSite } from './alternative.ts';
import { deniedTwice } from './denied-twice.ts';
import { referredSchema, schemaSite } from './schema-site.ts';

/**
 * Schemas and all that speak of the same value: the targets of their `$ref`s, the schemas in `allOf` and in a `not` of a
 * `not`, and those of `anyOf` and `oneOf` where `choices` are asked for. What is written nearer comes first.
 */
export function withReferences(bundle: JsonObject, schemas: SchemaSite[], choices = true): SchemaSite[] {
  const sites: SchemaSite[] = [];
  const seen = new Set<string>();
  const follow = (site: SchemaSite) => {
    if (seen.has(site.pointer)) return;
    seen.add(site.pointer);
    sites.push(site);
    const { value, pointer } = site;
    const { $ref } = value;
    if (typeof $ref === 'string') follow(referredSchema(bundle, $ref));
    const twice = deniedTwice(site);
    if (twice) follow(twice);
    for (const keyword of choices ? ['allOf', 'anyOf', 'oneOf'] : ['allOf']) {
      const members = value[keyword];
      if (!Array.isArray(members)) continue;
      const place = childPointer(pointer, keyword);
      members.forEach((member, index) => follow(schemaSite(member, childPointer(place, index))));
    }
  };
  for (const schema of schemas) follow(schema);
  return sites;
}
