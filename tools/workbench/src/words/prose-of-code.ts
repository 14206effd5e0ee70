import { parseSync, Visitor } from 'oxc-parser';
import { blank, hide, keepProse, type Range } from './prose.ts';

/** What begins a line of a comment. */
const COMMENT_EDGE = /^[ \t]*(?:\/\*\*?|\*\/|\*|\/\/)/gm;
/** Code in a comment, and what a line of an example prints. */
const NO_PROSE = /`[^`\n]*`|\{@link [^}]*\}|\/\/=>.*/g;
/** A string without a space is data: a name, a path, a word of the contract. */
const HAS_WORDS = /\S\s+\S/;

/** The comments, and the strings that are more than one word, of TypeScript or JavaScript. */
export function proseOfCode(file: string, text: string): string {
  const { program, comments } = parseSync(file, text);
  const strings: Range[] = [];
  new Visitor({
    Literal({ start, end, value }) {
      if (typeof value === 'string' && HAS_WORDS.test(value)) strings.push({ start, end });
    },
    TemplateLiteral({ start, end, quasis }) {
      if (HAS_WORDS.test(text.slice(start, end))) strings.push(...quasis);
    },
  }).visit(program);
  let clean = text;
  for (const { start, end } of comments) {
    const comment = text.slice(start, end).replaceAll(NO_PROSE, hide).replaceAll(COMMENT_EDGE, blank);
    clean = clean.slice(0, start) + comment + clean.slice(end);
  }
  for (const { start, end } of strings) {
    clean = clean.slice(0, start) + text.slice(start, end).replaceAll(/\\./g, blank) + clean.slice(end);
  }
  return keepProse(clean, [...strings, ...blocksOf(text, comments)]);
}

/** Comments, with those of `//` on lines after each other as one, since a sentence goes on. */
function blocksOf(text: string, comments: readonly Range[]): Range[] {
  const blocks: Range[] = [];
  for (const { start, end } of comments) {
    const last = blocks.at(-1);
    if (last && text.slice(last.end, start).trim() === '') last.end = end;
    else blocks.push({ start, end });
  }
  return blocks;
}
