import { isJsonObject, type JsonObject } from '@telephony/contract';

/** An object of what `change` makes of each object in another one; all else stays. */
export function mapMembers(
  object: unknown,
  change: (member: JsonObject, name: string) => unknown,
): JsonObject {
  if (!isJsonObject(object)) return {};
  return Object.fromEntries(
    Object.entries(object).map(([name, member]) => [
      name,
      isJsonObject(member) ? change(member, name) : member,
    ]),
  );
}
