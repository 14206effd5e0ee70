import { basename, join, relative, sep } from 'node:path';
import type { Change } from '../compare/change.ts';
import type { PlacedChange } from '../review.ts';
import { EditedLines } from './edited-lines.ts';
import { SourceMap, type SourcePlace } from './source-map.ts';

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
