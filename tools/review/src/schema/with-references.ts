import { type JsonObject, resolvePointer } from '@telephony/contract';
import type { SchemaSite } from './alternative.ts';
import { schemaSite } from './alternatives-of.ts';

/** Schemas and the targets of their `$ref`s; what stands beside a `$ref` comes before its target. */
export function withReferences(bundle: JsonObject, schemas: SchemaSite[]): SchemaSite[] {
  const sites: SchemaSite[] = [];
  const follow = (site: SchemaSite) => {
    if (sites.some(({ pointer }) => pointer === site.pointer)) return;
    sites.push(site);
    const reference = site.value['$ref'];
    if (typeof reference !== 'string') return;
    const pointer = reference.slice(1);
    follow(schemaSite(resolvePointer(bundle, pointer), pointer));
  };
  for (const schema of schemas) follow(schema);
  return sites;
}
