import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Mistake } from './mistake.ts';

/** Where the finding of a mistake may be. */
export interface Place {
  file: string;
  /** From 1. */
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
