import { isJsonObject, type JsonObject } from '@telephony/contract';

const PROSE = new Set(['description', 'summary', 'title', 'examples', 'example', 'x-ledger', 'deprecated']);
/** Maps of names that are the document's own: a property may be called `description`. */
const NAMED = new Set([
  'properties',
  'schemas',
  'responses',
  'parameters',
  'paths',
  'webhooks',
  'patternProperties',
]);

/** A copy of the bundle with what its types need and nothing for people to read. */
export function withoutProse(bundle: JsonObject): JsonObject {
  return strip(bundle, false) as JsonObject;
}

function strip(value: unknown, isNamed: boolean): unknown {
  if (Array.isArray(value)) return value.map((item) => strip(item, false));
  if (!isJsonObject(value)) return value;
  const members = Object.entries(value).filter(([name]) => isNamed || !PROSE.has(name));
  return Object.fromEntries(
    members.map(([name, member]) => [name, strip(member, !isNamed && NAMED.has(name))]),
  );
}
