import { relative } from 'node:path';

/** A path as people read it: relative to the current folder where it is in it. */
export function shownPath(file: string): string {
  const shown = relative(process.cwd(), file);
  return shown.startsWith('..') ? file : shown;
}
