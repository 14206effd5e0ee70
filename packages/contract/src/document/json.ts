/** An object of a parsed JSON or YAML document. */
export type JsonObject = { [key: string]: unknown };

/** A JSON Schema of an OpenAPI 3.1 document that is an object. */
export type JsonSchema = JsonObject;

/** Whether a value is an object and not an array. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
