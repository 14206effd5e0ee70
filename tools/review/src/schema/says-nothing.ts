import type { JsonObject } from '@telephony/contract';

/** The largest 32-bit integer. */
const INT32_MAX = 2 ** 31 - 1;

/**
 * Whether a keyword of a schema lets pass what passes without it: `uniqueItems: false`, `minItems: 0`, and the widths of
 * integers, which concern generators. `int64` is as wide as what is meant where no width is given; `int32` says nothing new
 * below a maximum of its own.
 */
export function saysNothing(keyword: string, schema: JsonObject): boolean {
  const { [keyword]: value, maximum } = schema;
  if (value === 'int64') return true;
  if (value === 'int32') return typeof maximum === 'number' && maximum <= INT32_MAX;
  return value === false || (value === 0 && /^min(?:Length|Items|Properties)$/.test(keyword));
}
