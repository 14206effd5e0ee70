import { childPointer, isJsonObject } from '@telephony/contract';
import type { SchemaSite } from './alternative.ts';
import { boundsBeside } from './bounds-beside.ts';
import { schemaSite } from './schema-site.ts';

const NOT = new Set(['not']);

/** The schema in a `not` of nothing but a `not`, which holds as if it stood in `allOf`; undefined where there is none. */
export function deniedTwice({ value: { not }, pointer }: SchemaSite): SchemaSite | undefined {
  if (!isJsonObject(not) || !('not' in not) || boundsBeside(NOT, not)) return undefined;
  return schemaSite(not['not'], childPointer(childPointer(pointer, 'not'), 'not'));
}
