/** Returns the first sentence of a Markdown text as plain text. The next sentence begins with a capital letter, or with code. */
export function firstSentence(markdown: string): string {
  const [paragraph = ''] = markdown.trim().split(/\n\s*\n/);
  const line = paragraph.replaceAll(/\s+/g, ' ').replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1');
  const [sentence = ''] = line.split(/(?<=[.!?]) (?=[A-Z`])/, 1);
  return sentence.replaceAll('`', '');
}
