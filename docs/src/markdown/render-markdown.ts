import { markdownToHtml } from 'satteri';

/** Text between backquotes, and raw HTML outside of them. */
const CODE = /(`+)[\s\S]*?\1/g;
const RAW_HTML = /<[a-z/!][^>]*>/i;

/** Markdown of the contract as HTML. Throws on raw HTML in it: a browser would swallow `<id>` without a word. */
export function renderMarkdown(text: string): string {
  const raw = RAW_HTML.exec(text.replaceAll(CODE, ''));
  if (raw)
    throw new Error(`Raw HTML in a description: write \`${raw[0]}\` in backquotes. The text is: ${text}`);
  return markdownToHtml(text).html;
}
