import type { TriedPackage } from './pack-packages.ts';
import { outputOf } from './run-program.ts';

/** Installs packages into a folder by their tarballs, and from the registry what they depend on, as their users do. */
export async function installFromRegistry(
  folder: string,
  packages: readonly TriedPackage[],
  node: string,
): Promise<void> {
  const options = ['--prefer-offline', '--no-audit', '--no-fund'];
  await outputOf('npm', ['install', ...options, ...packages.map(({ file }) => file)], { folder, node });
}
