import { childPointer, type DocumentOperation } from '@telephony/contract';
import type { SchemaSite } from '../schema/alternative.ts';
import type { ContractDocument, ItemSite, Site } from '../schema/contract-document.ts';
import { schemaSite } from '../schema/schema-site.ts';

/** The parameters of a path, then those of the operation. */
export function parametersIn(
  document: ContractDocument,
  { pointer, value, pathItem }: DocumentOperation,
): ItemSite[] {
  const itemPointer = pointer.slice(0, pointer.lastIndexOf('/'));
  return [
    ...document.items({ value: pathItem, pointer: itemPointer }, 'parameters'),
    ...document.items({ value, pointer }, 'parameters'),
  ].filter((site) => !isSaidElsewhere(site));
}

/** Parameters by what identifies them to a caller: those of the path by their position, others by name. */
export function byKey({ path }: DocumentOperation, sites: ItemSite[]): Map<string, ItemSite> {
  const order = Array.from(path.matchAll(/\{([^}]*)\}/g), ([, name]) => name);
  return new Map(
    sites.map((site) => {
      const { in: where, name } = site.value;
      if (where === 'path') return [`path ${order.indexOf(String(name))}`, site];
      return [`${String(where)} ${where === 'header' ? String(name).toLowerCase() : String(name)}`, site];
    }),
  );
}

/** The schemas of the parameters of a path that the operation has others in place of. */
export function hiddenIn(sites: ItemSite[], seen: Map<string, ItemSite>): SchemaSite[] {
  const shown = new Set(seen.values());
  return sites
    .filter((site) => !shown.has(site))
    .map(({ value, pointer }) => schemaSite(value['schema'], childPointer(pointer, 'schema')));
}

/** Whether a parameter is one of the headers that media types and security speak for: OpenAPI says to pass over it. */
function isSaidElsewhere({ value: { in: where, name } }: Site): boolean {
  return where === 'header' && /^(?:accept|content-type|authorization)$/i.test(String(name));
}
