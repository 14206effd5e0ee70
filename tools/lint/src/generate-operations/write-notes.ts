/** The lines of a documentation as a comment. */
export function writeNotes(lines: string[]): string {
  return ['/**', ...lines.map((line) => ` * ${line}`.trimEnd()), ' */'].join('\n');
}
