import { isReference, type JsonObject } from '@telephony/contract';
import type { SchemaSite } from './alternative.ts';
import { referredSchema } from './alternatives-of.ts';

/** Schemas and the targets of their `$ref`s; the siblings of a `$ref` come before its target. */
export function withReferences(bundle: JsonObject, schemas: SchemaSite[]): SchemaSite[] {
  const sites: SchemaSite[] = [];
  const follow = (site: SchemaSite) => {
    if (sites.some(({ pointer }) => pointer === site.pointer)) return;
    sites.push(site);
    const { value } = site;
    if (isReference(value)) follow(referredSchema(bundle, value.$ref));
  };
  for (const schema of schemas) follow(schema);
  return sites;
}
