/** A value of a record or a filter as text: texts as they are, all else as JSON writes it. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value ?? null);
}
