/** The text of Markdown as a reader sees it, on one line. */
export function plainText(markdown: string): string {
  return markdown
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[`*]+/g, '')
    .replaceAll(/^[-#>|]+\s*/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
