import { childPointer } from '@telephony/contract';
import { type Alternative, placeOf, type SchemaSite } from './alternative.ts';
import { compareKeywords } from './compare-keywords.ts';
import type { Comparer } from './comparer.ts';
import type { Fact } from './fact.ts';
import { schemaSite } from './schema-site.ts';

/** The differences of two lists: their lengths and what they hold, at the places that have schemas of their own first. */
export function compareArrays(base: Alternative, revision: Alternative, comparison: Comparer): Fact[] {
  const own = Math.max(...[...base.parts, ...revision.parts].map(({ value }) => prefixOf(value).length), 0);
  return [
    ...compareKeywords(base, revision, comparison),
    ...Array.from({ length: own + 1 }, (_, index) =>
      comparison.ofElements.compare(elementAt(base, index), elementAt(revision, index)),
    ).flat(),
  ];
}

/** The schemas of the element at a place of a list, which hold together. */
function elementAt(alternative: Alternative, index: number): SchemaSite[] {
  const schemas = alternative.parts.flatMap(({ value, pointer }) => {
    const prefix = prefixOf(value);
    if (index < prefix.length)
      return [schemaSite(prefix[index], childPointer(childPointer(pointer, 'prefixItems'), index))];
    return value['items'] === undefined ? [] : [schemaSite(value['items'], childPointer(pointer, 'items'))];
  });
  return schemas.length > 0 ? schemas : [{ value: {}, pointer: childPointer(placeOf(alternative), 'items') }];
}

function prefixOf(schema: SchemaSite['value']): unknown[] {
  return Array.isArray(schema['prefixItems']) ? schema['prefixItems'] : [];
}
