/** Fields of a form that may hold the whole event as JSON. */
const WHOLE = ['payload', 'event', 'data', 'body', 'json'];

/**
 * The fields of a form-encoded body; where one of them holds the event as JSON, its text. Undefined for what is not the form
 * of an event.
 */
export function readForm(text: string): Record<string, string> | string | undefined {
  if (!text.includes('=') || /^\s*[[{"]/.test(text)) return undefined;
  const fields = new URLSearchParams(text.trim());
  const whole = WHOLE.map((name) => fields.get(name)).find((value) => value?.trimStart().startsWith('{'));
  if (typeof whole === 'string') return whole;
  return fields.has('event_name') ? Object.fromEntries(fields) : undefined;
}
