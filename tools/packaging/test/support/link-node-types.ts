import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { resolvePackage } from '../../src/resolve-package.ts';

/** Gives the programs of a folder the types of Node that this repository has. */
export function linkNodeTypes(folder: string): void {
  const types = resolvePackage('@types/node', import.meta.dirname);
  if (types === undefined) throw new Error('@types/node is not installed: run npm ci.');
  const modules = join(folder, 'node_modules/@types');
  mkdirSync(modules, { recursive: true });
  symlinkSync(types, join(modules, 'node'));
}
