import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A change of a file as a contributor makes it: text after a text that is there. */
export interface Edit {
  /** Relative to the root of the repository. */
  file: string;
  /** What the new text follows. */
  after: string;
  add: string;
}

/**
 * Makes an edit.
 *
 * @throws Error where the text that it follows is not there exactly once: the rehearsal would plant nothing.
 */
export function applyEdit(root: string, { file, after, add }: Edit): void {
  const path = join(root, file);
  const text = readFileSync(path, 'utf8');
  const parts = text.split(after);
  if (parts.length !== 2) {
    throw new Error(
      `${file} has the text ${JSON.stringify(after)} ${parts.length - 1} times; the rehearsal of contributions adds to it. Adapt tools/workbench/src/contribution/plants.ts.`,
    );
  }
  writeFileSync(path, parts.join(after + add));
}
