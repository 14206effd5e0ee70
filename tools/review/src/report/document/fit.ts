/** Characters that a comment on GitHub may have, less a little. */
const LONGEST = 64_000;
/** Characters that the note on what was left out takes. */
const NOTE = 120;

/** A text of several parts, shortened at the end of lines, the longest part first, until the whole fits into a comment. */
export function fit(top: string, parts: readonly string[]): string {
  const kept = [top, ...parts];
  const length = () => kept.reduce((sum, part) => sum + part.length + 2, 0);
  while (length() > LONGEST) {
    const longest = kept.reduce(
      (best, part, index) => (part.length > (kept[best]?.length ?? 0) ? index : best),
      0,
    );
    kept[longest] = shorten(kept[longest] ?? '', (kept[longest]?.length ?? 0) - (length() - LONGEST));
  }
  return `${kept.join('\n\n')}\n`;
}

function shorten(part: string, wanted: number): string {
  const lines = part.split('\n');
  const close = part.endsWith('</details>') ? '\n\n</details>' : '';
  let size = 0;
  const fitting = lines.findIndex((text) => (size += text.length + 1) > Math.max(wanted - NOTE, 0));
  const kept = lines.slice(0, Math.max(fitting, 0));
  const left = lines.slice(kept.length).filter((text) => /^\s*- /.test(text)).length;
  return `${kept.join('\n')}\n- and ${left} more lines; \`npm run review\` shows all${close}`;
}
