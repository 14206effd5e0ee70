/** A word that is right in one place, with the reason. */
export interface Exception {
  word: string;
  /** Line of the comment, from 1. */
  line: number;
  /** The lines where it holds. */
  from: number;
  to: number;
}

/** `words-allow`, or `words-allow-file`, then the word, a colon and the reason; without a reason it does not count. */
const ALLOW = /\bwords-allow(?<whole>-file)? (?<word>[^:\n]+): (?=\S)/;

/**
 * Reads the comments that allow a word. Such a comment stands above the block that it is about, which ends at the next
 * empty line; `words-allow-file` holds in the whole file.
 */
export function readExceptions(text: string): Exception[] {
  const lines = text.split('\n');
  return lines.flatMap((content, index) => {
    const { word, whole } = ALLOW.exec(content)?.groups ?? {};
    if (word === undefined) return [];
    const line = index + 1;
    if (whole !== undefined) return [{ word, line, from: 1, to: lines.length }];
    const first = lines.findIndex((one, at) => at > index && one.trim() !== '');
    const end = lines.findIndex((one, at) => at > first && one.trim() === '');
    return [{ word, line, from: line, to: end === -1 ? lines.length : end }];
  });
}
