import { writeFilesAtomically } from './write-files-atomically.ts';

/** Writes a file so that a reader sees either the old text or the new one, never a part. */
export function writeFileAtomically(path: string, text: string): void {
  writeFilesAtomically(new Map([[path, text]]));
}
