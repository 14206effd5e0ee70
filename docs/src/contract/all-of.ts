import type { JsonObject } from '@telephony/contract';
import { objectsOf, textsOf } from './json.ts';
import { refuseUnknownMembers } from './known-members.ts';
import type { Source } from './source.ts';

/** A schema and its pointer in the bundle. */
export interface Located {
  schema: JsonObject;
  pointer: string;
}

/**
 * A schema with the members of its `allOf` put together: `members` are the parts whose properties count, in order,
 * where a later one replaces properties of the same name. The text around `allOf` speaks for the whole.
 */
export function mergeAllOf(
  source: Source,
  { schema, pointer }: Located,
): { schema: JsonObject; members: Located[] } {
  if (!Array.isArray(schema['allOf'])) return { schema, members: [{ schema, pointer }] };
  const { allOf, ...around } = schema;
  const parts = objectsOf(allOf).flatMap((part, index) => {
    const found = source.contract.follow(part, `${pointer}/allOf/${index}`);
    refuseUnknownMembers('schema', found.element, found.pointer);
    return mergeAllOf(source, { schema: found.element, pointer: found.pointer }).members;
  });
  const members = withoutReplaced([...parts, { schema: around, pointer }]);
  const required = [...new Set(members.flatMap((member) => textsOf(member.schema['required'])))];
  const ledger = [...new Set(members.flatMap((member) => textsOf(member.schema['x-ledger'])))];
  const type = members.map((member) => member.schema['type']).find((found) => found !== undefined);
  return {
    schema: {
      ...(type !== undefined && { type }),
      ...around,
      required,
      ...(ledger.length > 0 && { 'x-ledger': ledger }),
    },
    members,
  };
}

/** The parts without the properties that a later part states again. */
function withoutReplaced(parts: Located[]): Located[] {
  return parts.map(({ schema, pointer }, index) => {
    const later = new Set(
      parts.slice(index + 1).flatMap((part) => Object.keys(part.schema['properties'] ?? {})),
    );
    const properties = Object.entries(schema['properties'] ?? {}).filter(([name]) => !later.has(name));
    return { schema: { ...schema, properties: Object.fromEntries(properties) }, pointer };
  });
}
