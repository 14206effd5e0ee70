import { cpSync, linkSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listFiles, repositoryRoot } from '../../../src/files.ts';

const openapi = join(repositoryRoot, 'openapi');
const NOT_SOURCE = /[/\\](node_modules|dist|test)$/;

/**
 * Makes copies of the real contract in a folder: one on disk, which nothing edits, and others with hard links to its files.
 * Whoever edits a file of a copy removes it first.
 *
 * @returns The folder of the one that nothing edits, and of the others.
 */
export function contractCopies(folder: string, count: number): { untouched: string; copies: string[] } {
  const untouched = join(folder, 'untouched');
  // The folder of temporary files may be on another disk, where nothing links to the repository.
  cpSync(openapi, untouched, { recursive: true, filter: (path) => !NOT_SOURCE.test(path) });
  const names = listFiles(untouched);
  const folders = new Set(names.map((name) => dirname(name)));
  const copies = Array.from({ length: count }, (_, index) => join(folder, String(index)));
  for (const copy of copies) {
    for (const name of folders) mkdirSync(join(copy, name), { recursive: true });
    for (const name of names) linkSync(join(untouched, name), join(copy, name));
  }
  return { untouched, copies };
}
