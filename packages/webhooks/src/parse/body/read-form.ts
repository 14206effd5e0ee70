/** The fields of a form-encoded body. Undefined for what is not a form, or has a field twice. */
export function readForm(text: string): Record<string, string> | undefined {
  if (!/^\s*\w+=/.test(text)) return undefined;
  const fields = new URLSearchParams(text.trim());
  return new Set(fields.keys()).size === fields.size ? Object.fromEntries(fields) : undefined;
}
