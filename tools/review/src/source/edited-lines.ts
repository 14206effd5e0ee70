import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Lines of the base that became lines of the revision. From 1; a length of 0 is a place between two lines. */
interface Hunk {
  base: { start: number; length: number };
  revision: { start: number; length: number };
}

const HUNK = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/gm;

/** Which lines two folders differ in, file by file. */
export class EditedLines {
  readonly #folders: { base: string; revision: string };
  readonly #hunks = new Map<string, Hunk[]>();

  constructor(folders: { base: string; revision: string }) {
    this.#folders = folders;
  }

  /** The lines of a file of the revision that are new or stand where others left, within a range. */
  editedIn(file: string, first: number, last: number): number[] {
    // All of a new file is new: the range begins where it is asked for.
    if (!existsSync(join(this.#folders.base, file))) return [first];
    return this.#hunksOf(file).flatMap(({ revision: { start, length } }) => {
      const lines = Array.from({ length: Math.max(length, 1) }, (_, index) => Math.max(start + index, 1));
      return lines.filter((line) => line >= first && line <= last);
    });
  }

  /** The line of the revision at which a line of the base has left; undefined where it is still there, or the file is gone. */
  leftAt(file: string, line: number): number | undefined {
    if (!existsSync(join(this.#folders.revision, file))) return undefined;
    const hunk = this.#hunksOf(file).find(
      ({ base: { start, length } }) => line >= start && line < start + length,
    );
    return hunk && Math.max(hunk.revision.start, 1);
  }

  #hunksOf(file: string): Hunk[] {
    const known = this.#hunks.get(file);
    if (known) return known;
    const hunks = differences(join(this.#folders.base, file), join(this.#folders.revision, file));
    this.#hunks.set(file, hunks);
    return hunks;
  }
}

function differences(base: string, revision: string): Hunk[] {
  const args = ['diff', '--no-index', '--no-color', '--no-ext-diff', '--unified=0', '--', base, revision];
  const { stdout } = spawnSync('git', args, { encoding: 'utf8' });
  return Array.from(stdout.matchAll(HUNK), ([, from = '', removed = '1', to = '', added = '1']) => ({
    base: { start: Number(from), length: Number(removed) },
    revision: { start: Number(to), length: Number(added) },
  }));
}
