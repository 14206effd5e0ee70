/** A table of Markdown. */
export function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.map(cell).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** What a server sends, such as the name of a field, must not end the cell, become markup or control the terminal. */
function cell(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\p{Cc}/gu, '?')
    .replaceAll('\\', '\\\\')
    .replaceAll('|', String.raw`\|`)
    .replaceAll('<', '&lt;');
}
