/** The first sentence of a Markdown text as plain text. */
export function firstSentence(markdown: string): string {
  const [paragraph = ''] = markdown.trim().split(/\n\s*\n/);
  const plain = paragraph
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll('`', '');
  const end = plain.search(/[.!?](?: [A-Z]|$)/);
  return end === -1 ? plain : plain.slice(0, end + 1);
}
