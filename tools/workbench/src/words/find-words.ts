import { findTerms } from '@telephony/lint/words';
import { readExceptions } from './exceptions.ts';
import { hide } from './prose.ts';
import { proseOfCode } from './prose-of-code.ts';
import { proseOfMarkdown } from './prose-of-markdown.ts';

/** A place in a file that must be rewritten. */
export interface Finding {
  /** From 1. */
  line: number;
  /** What is wrong, and what to write. */
  message: string;
}

/** Finds the words in the prose of a file that this project does not write, in the order of their lines. */
export function findWords(file: string, text: string): Finding[] {
  const exceptions = readExceptions(text).map((exception) => ({ ...exception, used: false }));
  const all = /\.mdx?$/.test(file) ? proseOfMarkdown(text) : proseOfCode(file, text);
  const allowing = new Set(exceptions.map(({ line }) => line));
  const prose = all
    .split('\n')
    .map((content, index) => (allowing.has(index + 1) ? hide(content) : content))
    .join('\n');
  const found: Finding[] = [];
  for (const { match, index, write } of findTerms(prose)) {
    const words = match.replaceAll(/\s+/g, ' ');
    const line = prose.slice(0, index).split('\n').length;
    const exception = exceptions.find(
      ({ word, from, to }) => words.toLowerCase().startsWith(word) && from <= line && line <= to,
    );
    if (exception) exception.used = true;
    else found.push({ line, message: `"${words}". Write: ${write}` });
  }
  for (const { word, line, used } of exceptions) {
    if (!used) found.push({ line, message: `"${word}" is allowed here and not used. Remove the exception` });
  }
  return found.toSorted((one, other) => one.line - other.line);
}
