import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { UserError } from '@telephony/contract/command-line';
import type { JsonObject } from '@telephony/contract';

/** The root folder of the repository. */
export const repositoryRoot: string = resolve(import.meta.dirname, '../../..');

/** The folder of the contract. */
export const contractFolder: string = join(repositoryRoot, 'openapi');

/** Lists all files under a folder as relative paths with `/`, sorted. */
export function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .toSorted();
}

/**
 * Reads the bundle of a contract folder.
 *
 * @throws UserError if it has not been built
 */
export function readBundle(folder: string): JsonObject {
  const file = join(folder, 'dist', 'openapi.json');
  if (!existsSync(file)) throw new UserError(`${file} is missing. Build it with \`npm run build\`.`);
  return JSON.parse(readFileSync(file, 'utf8')) as JsonObject;
}

/** Writes a file so that readers see either the old text or the new one. */
export function writeFileAtomically(path: string, text: string): void {
  writeFilesAtomically(new Map([[path, text]]));
}

/**
 * Writes files so that readers see either the old text of each or the new one. All texts are written to temporary
 * files first, because the mock reloads on every change.
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
