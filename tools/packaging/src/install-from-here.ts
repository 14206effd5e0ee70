import { mkdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { UserError } from '@telephony/command-line';
import type { TriedPackage } from './pack-packages.ts';
import { resolvePackage } from './resolve-package.ts';
import { outputOf } from './run-program.ts';

/**
 * Lays packages into the `node_modules` of a folder without a registry: what is in the tarballs, and links to what this
 * repository has installed of the packages that they name. Each sees only those that it names itself.
 */
export async function installFromHere(folder: string, packages: readonly TriedPackage[]): Promise<void> {
  const names = new Set(packages.map(({ manifest }) => manifest.name));
  const modules = join(folder, 'node_modules');
  for (const { folder: workspace, manifest, file } of packages) {
    const own = join(modules, manifest.name);
    mkdirSync(own, { recursive: true });
    await outputOf('tar', ['-xzf', file, '-C', own, '--strip-components=1'], { folder });
    for (const [bin, path] of Object.entries(manifest.bin ?? {}))
      link(join(own, path), join(modules, '.bin', bin));
    for (const name of Object.keys(manifest.dependencies ?? {})) {
      if (names.has(name)) continue;
      const installed = resolvePackage(name, workspace);
      if (installed === undefined)
        throw new UserError(`${name}, a dependency of ${manifest.name}, is not installed: run npm ci.`);
      link(installed, join(own, 'node_modules', name));
    }
  }
}

function link(target: string, path: string): void {
  mkdirSync(dirname(path), { recursive: true });
  symlinkSync(target, path);
}
