/** The fields of a form-encoded body. Undefined for what is not a form, has a field twice, or is not escaped in UTF-8. */
export function readForm(text: string): Record<string, string> | undefined {
  if (!/^\s*\w+=/.test(text)) return undefined;
  const fields = new URLSearchParams(text.trim());
  const isClear = new Set(fields.keys()).size === fields.size && !String(fields).includes('%EF%BF%BD');
  return isClear ? Object.fromEntries(fields) : undefined;
}
