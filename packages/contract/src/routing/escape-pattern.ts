/** A text as a part of a regular expression that matches it. `RegExp.escape` is not in Node 22. */
export function escapePattern(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`);
}
