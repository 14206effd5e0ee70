/**
 * Whether a field matches a pattern, whatever the case: `%` is any text, `_` one character; a pattern without them is found
 * anywhere. Null matches nothing.
 */
export function isLike(field: unknown, pattern: unknown): boolean {
  if (field === null || field === undefined) return false;
  const [text, sought] = [textOf(field).toLowerCase(), textOf(pattern).toLowerCase()];
  if (!/[%_]/.test(sought)) return text.includes(sought);
  const escaped = sought.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
  return new RegExp(`^${escaped.replaceAll('%', '.*').replaceAll('_', '.')}$`, 'su').test(text);
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
