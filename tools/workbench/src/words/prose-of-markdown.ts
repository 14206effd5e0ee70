import { hide } from './prose.ts';
import { proseOfCode } from './prose-of-code.ts';

const FENCE = /^(?<open> *```(?<language>\w*)[^\n]*\n)(?<code>[\s\S]*?)(?<close>^ *```)/gm;
/** Code in a line, the target of a link, an address, a comment. */
const NO_PROSE = /`[^`]*`|(?<=\])\([^)\s]*\)|https?:[^\s)]+|<!--[\s\S]*?-->|\{\/\*[\s\S]*?\*\/\}/g;

/** The text of Markdown, with the comments and messages of its TypeScript. */
export function proseOfMarkdown(text: string): string {
  let prose = '';
  for (const match of text.matchAll(FENCE)) {
    const { open = '', language = '', code = '', close = '' } = match.groups ?? {};
    prose += text.slice(prose.length, match.index).replaceAll(NO_PROSE, hide);
    const isCode = language === 'ts' || language === 'js';
    prose += hide(open) + (isCode ? proseOfCode(`fence.${language}`, code) : hide(code)) + hide(close);
  }
  return prose + text.slice(prose.length).replaceAll(NO_PROSE, hide);
}
