/**
 * A value as JSON.
 * @throws TypeError for a number that is not finite: JSON would turn it into null
 */
export function toJson(value: unknown): string {
  return JSON.stringify(value, (name, field: unknown) => {
    if (typeof field === 'number' && !Number.isFinite(field))
      throw new TypeError(`${name} must be finite, not ${field}`);
    return field;
  });
}
