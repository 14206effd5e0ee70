import { isJsonObject, type JsonObject } from '@telephony/contract';

/** Whether two changes write the same fields, and those of the same users. */
export function haveSameFields(one: JsonObject, other: JsonObject): boolean {
  const shape = (fields: JsonObject) =>
    Object.entries(fields).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.map((item: unknown) => (isJsonObject(item) ? item['id'] : null)) : null,
    ]);
  return JSON.stringify(shape(one)) === JSON.stringify(shape(other));
}
