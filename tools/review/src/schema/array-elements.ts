import { childPointer } from '@telephony/contract';
import { type Alternative, placeOf, type SchemaSite } from './alternative.ts';
import { isNothing, schemaSite } from './schema-site.ts';

/** How many elements of a list have schemas of their own. */
export function ownElements({ parts }: Alternative): number {
  return Math.max(...parts.map(({ value }) => prefixOf(value).length), 0);
}

/** The schemas of the element at a place of a list, which hold together. */
export function elementAt(alternative: Alternative, index: number): SchemaSite[] {
  const schemas = alternative.parts.flatMap(({ value, pointer }) => {
    const prefix = prefixOf(value);
    if (index < prefix.length)
      return [schemaSite(prefix[index], childPointer(childPointer(pointer, 'prefixItems'), index))];
    return value['items'] === undefined ? [] : [schemaSite(value['items'], childPointer(pointer, 'items'))];
  });
  return schemas.length > 0 ? schemas : [{ value: {}, pointer: childPointer(placeOf(alternative), 'items') }];
}

/** Whether no list has an element at a place: it is too long for one, or nothing can be there. */
export function endsAt(alternative: Alternative, index: number): boolean {
  return (
    elementAt(alternative, index).some((schema) => isNothing(schema)) ||
    alternative.parts.some(({ value: { maxItems } }) => typeof maxItems === 'number' && maxItems <= index)
  );
}

function prefixOf(schema: SchemaSite['value']): unknown[] {
  return Array.isArray(schema['prefixItems']) ? schema['prefixItems'] : [];
}
