/** An object of a parsed JSON or YAML document. */
export type JsonObject = { [key: string]: unknown };

/** Whether a value is an object and no array. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
