import { childPointer } from '@telephony/contract';
import type { Alternative, SchemaSite } from './alternative.ts';
import { schemaSite } from './alternatives-of.ts';
import { compareKeywords } from './compare-keywords.ts';
import type { Comparer } from './comparer.ts';
import type { Fact } from './fact.ts';

/** The differences of two lists: their lengths and what they hold. */
export function compareArrays(base: Alternative, revision: Alternative, comparison: Comparer): Fact[] {
  return [...compareKeywords(base, revision), ...comparison.compare(itemsOf(base), itemsOf(revision))];
}

function itemsOf({ parts }: Alternative): SchemaSite[] {
  const items = parts.flatMap(({ value, pointer }) =>
    value['items'] === undefined ? [] : [schemaSite(value['items'], childPointer(pointer, 'items'))],
  );
  return items.length > 0 ? items : [{ value: {}, pointer: parts[0]?.pointer ?? '' }];
}
