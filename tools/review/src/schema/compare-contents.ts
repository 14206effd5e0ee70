import { childPointer } from '@telephony/contract';
import { type Alternative, placeOf, type SchemaSite } from './alternative.ts';
import { schemaSite } from './schema-site.ts';
import type { Comparer } from './comparer.ts';
import type { Fact } from './fact.ts';

/** The differences of what strings hold, such as the JSON of a filter: those of their `contentSchema`. */
export function compareContents(base: Alternative, revision: Alternative, comparison: Comparer): Fact[] {
  const [before, after] = [contentOf(base), contentOf(revision)];
  if (before.length === 0 && after.length === 0) return [];
  return comparison.ofJson.compare(orAnything(before, base), orAnything(after, revision));
}

function contentOf({ parts }: Alternative): SchemaSite[] {
  return parts.flatMap(({ value, pointer }) =>
    value['contentSchema'] === undefined
      ? []
      : [schemaSite(value['contentSchema'], childPointer(pointer, 'contentSchema'))],
  );
}

function orAnything(content: SchemaSite[], alternative: Alternative): SchemaSite[] {
  return content.length > 0
    ? content
    : [{ value: {}, pointer: childPointer(placeOf(alternative), 'contentSchema') }];
}
