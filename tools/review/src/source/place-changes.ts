import { basename, join, relative, sep } from 'node:path';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { Change } from '../compare/comparison.ts';
import { SourceMap, type SourcePlace } from './source-map.ts';

/** A change with its line in the source tree: the edited one, or that of the base where something is gone. */
export interface PlacedChange extends Change {
  /** Path in the repository. */
  file: string;
  line: number;
  /** Where in the revision it has left, if it is gone. */
  left?: { file: string; line: number };
}

/** Finds the lines of changes: of what is new or different the edited line, of what is gone its line in the base. */
export function placeChanges(changes: readonly Change[], base: string, revision: string): PlacedChange[] {
  const maps = { base: new SourceMap(base), revision: new SourceMap(revision) };
  const edited = new EditedLines({ base, revision });
  return changes.map((change) => {
    const { side, pointer } = change.place;
    const trail = maps[side].trail(pointer);
    const [{ file, line }] = trail;
    if (side === 'revision') {
      const found = editedLine(trail, revision, edited);
      return { ...change, ...(found ?? { file: pathIn(revision, file), line }) };
    }
    const left =
      placeLeft(trail, { base, revision }, edited) ??
      (change.revision === undefined
        ? undefined
        : editedLine(maps.revision.trail(change.revision), revision, edited));
    // A file of the base has the name that it has, or had, in the repository.
    const path = pathIn(revision, join(revision, relative(base, file)));
    return { ...change, file: path, line, ...(left ? { left } : {}) };
  });
}

/** A path as it is called in the repository: `openapi/paths/cdrs/cdrs.yaml`. */
export function pathIn(folder: string, file: string): string {
  return join(basename(folder), relative(folder, file)).split(sep).join('/');
}

/** The edited line of the element, or the nearest one of what is around it. */
function editedLine(
  trail: readonly SourcePlace[],
  folder: string,
  edited: EditedLines,
): { file: string; line: number } | undefined {
  const [innermost] = trail;
  for (const { file, line, last } of trail) {
    const lines = edited.editedIn(relative(folder, file), line, last);
    const wanted = innermost?.file === file ? innermost.line : line;
    const [nearest] = lines.toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted));
    if (nearest !== undefined) return { file: pathIn(folder, file), line: nearest };
  }
  return undefined;
}

/** Where in the revision something has left: in its own file, or in one that led to it. */
function placeLeft(
  trail: readonly SourcePlace[],
  { base, revision }: { base: string; revision: string },
  edited: EditedLines,
): { file: string; line: number } | undefined {
  for (const { file, line } of trail) {
    const path = relative(base, file);
    const left = edited.leftAt(path, line);
    if (left !== undefined) return { file: pathIn(revision, join(revision, path)), line: left };
  }
  return undefined;
}

/** Lines of the base that became lines of the revision. From 1; a length of 0 is a place between two lines. */
interface Hunk {
  base: { start: number; length: number };
  revision: { start: number; length: number };
}

const HUNK = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/gm;

/** Which lines two folders differ in, file by file. */
class EditedLines {
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
