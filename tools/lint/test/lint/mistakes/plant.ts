import { cpSync, existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listFiles, repositoryRoot } from '@telephony/generate/files';

export interface Place {
  file: string;
  lines: number[];
}

/**
 * Makes mistakes in a contract.
 *
 * @returns Where each must be found, in their order.
 */
export function plant(folder: string, mistakes: readonly Mistake[]): Place[] {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  for (const file of new Set(mistakes.map((mistake) => mistake.file))) {
    const path = join(folder, file);
    const before = existsSync(path) ? read(file) : '';
    mkdirSync(dirname(path), { recursive: true });
    // It may be a link: what is written through it would be in all copies.
    rmSync(path, { force: true });
    writeFileSync(
      path,
      edited(
        before,
        mistakes.filter((mistake) => mistake.file === file),
      ),
    );
  }
  return mistakes.map((mistake) => placeOf(mistake, read));
}

function edited(text: string, mistakes: readonly Mistake[]): string {
  return mistakes.reduce((result, { name, find, write }) => {
    if (!result.includes(find)) throw new Error(`${name}: the file has no "${find}"`);
    return result.replace(find, () => write);
  }, text);
}

function placeOf({ file, find, write, on }: Mistake, read: (file: string) => string): Place {
  const [, other, text] = /^([\w./-]+\.yaml):(.*)$/.exec(on ?? '') ?? [];
  if (other !== undefined && text !== undefined) return { file: other, lines: linesWith(read(other), text) };
  const content = read(file);
  if (find === '') return { file, lines: [1] };
  if (on !== undefined) return { file, lines: linesWith(content, on) };
  const first = content.slice(0, content.indexOf(write)).split('\n').length;
  return { file, lines: write.split('\n').map((_, index) => first + index) };
}

function linesWith(content: string, text: string): number[] {
  return content.split('\n').flatMap((line, index) => (line.includes(text) ? [index + 1] : []));
}

export interface Mistake {
  name: string;
  file: string;
  find: string;
  write: string;
  says: RegExp;
  on?: string;
  round?: 1 | 2 | 3 | 4 | 5 | 6;
  /** Hides all others, so it is planted alone. */
  alone?: true;
}

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
