import type { JsonObject } from '@telephony/contract';
import { bounds } from './keywords.ts';
import { saysNothing } from './says-nothing.ts';

/** Whether a schema bounds its values by other keywords than the given ones. */
export function boundsBeside(keywords: ReadonlySet<string>, schema: JsonObject, whole?: boolean): boolean {
  const others = Object.keys(schema).filter(
    (keyword) => !keywords.has(keyword) && !saysNothing(keyword, schema, whole),
  );
  return bounds(Object.fromEntries(others.map((keyword) => [keyword, true])));
}
