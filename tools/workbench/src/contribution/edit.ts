import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A change of a file as a contributor makes it: text before or after a text that is there. */
export interface Edit {
  /** Relative to the root of the repository. */
  file: string;
  /** The text that is there. */
  text: string;
  where: 'before' | 'after';
  add: string;
}

/**
 * Makes an edit.
 *
 * @throws Error where the text is not there exactly once: the rehearsal would plant nothing.
 */
export function applyEdit(root: string, { file, text, where, add }: Edit): void {
  const path = join(root, file);
  const parts = readFileSync(path, 'utf8').split(text);
  if (parts.length !== 2) {
    throw new Error(
      `${file} has the text ${JSON.stringify(text)} ${parts.length - 1} times; the rehearsal of contributions adds to it. Adapt tools/workbench/src/contribution/plants.ts.`,
    );
  }
  writeFileSync(path, parts.join(where === 'after' ? text + add : add + text));
}
