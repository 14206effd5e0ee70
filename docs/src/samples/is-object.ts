/** Whether a value of JSON is an object. Browsers load this with samples, where `@telephony/contract` would be heavy. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
