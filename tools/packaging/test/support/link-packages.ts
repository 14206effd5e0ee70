import { mkdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { resolvePackage } from '../../src/resolve-package.ts';

/** Gives the programs of a folder packages that this repository has, such as the types of Node. */
export function linkPackages(folder: string, names: readonly string[]): void {
  for (const name of names) {
    const installed = resolvePackage(name, import.meta.dirname);
    if (installed === undefined) throw new Error(`${name} is not installed: run npm ci.`);
    const link = join(folder, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(installed, link);
  }
}
