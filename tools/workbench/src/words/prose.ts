/** A range of characters of a file, the end excluded. */
export interface Range {
  start: number;
  end: number;
}

/** Stands for a character that is code: no word and no white space, so that no phrase reaches across it. */
const CODE = '\0';

/**
 * Hides everything but prose: a text of the same length, so that each place in it is the same place of the file.
 *
 * @param ranges Where prose is.
 */
export function keepProse(text: string, ranges: readonly Range[]): string {
  let prose = '';
  for (const { start, end } of ranges.toSorted((one, other) => one.start - other.start)) {
    prose += hide(text.slice(prose.length, start)) + text.slice(start, end);
  }
  return prose + hide(text.slice(prose.length));
}

/** Hides a text as code; its lines stay. */
export const hide = (text: string): string => text.replaceAll(/[^\n]/g, CODE);

/** Hides a text as white space, such as what begins the lines of a comment: a phrase reaches across it. */
export const blank = (text: string): string => text.replaceAll(/[^\n]/g, ' ');
