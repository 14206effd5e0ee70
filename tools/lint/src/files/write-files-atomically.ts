import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/**
 * Writes files so that a reader sees either the old text of each or the new one, never a part: temporary files in the
 * same folders take the places of the old ones, after all of them are written. The mock reloads on every change.
 */
export function writeFilesAtomically(texts: ReadonlyMap<string, string>): void {
  const files = Array.from(texts, ([path, text]) => ({
    path,
    text,
    temporary: join(dirname(path), `.${basename(path)}.${process.pid}.tmp`),
  }));
  try {
    for (const { path, text, temporary } of files) {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(temporary, text);
    }
    for (const { path, temporary } of files) renameSync(temporary, path);
  } finally {
    for (const { temporary } of files) rmSync(temporary, { force: true });
  }
}
