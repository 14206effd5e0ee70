/**
 * The fields of a form-encoded body; the text of its field `payload` where that holds the event as JSON. Undefined for what is
 * not the form of an event.
 */
export function readForm(text: string): Record<string, string> | string | undefined {
  if (!/^\s*\w+=/.test(text)) return undefined;
  const fields = new URLSearchParams(text.trim());
  if (fields.has('event_name')) return Object.fromEntries(fields);
  return fields.get('payload') ?? undefined;
}
