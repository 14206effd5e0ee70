import type { TriedPackage } from './pack-packages.ts';
import { outputOf } from './run-program.ts';

/**
 * Installs packages into a folder by their tarballs, and from the registry what they depend on, as their users do.
 *
 * @throws UserError when npm refuses, or finds something missing or invalid in what it has installed
 */
export async function installFromRegistry(
  folder: string,
  packages: readonly TriedPackage[],
  node: string,
): Promise<void> {
  const options = ['--prefer-offline', '--no-audit', '--no-fund'];
  await outputOf('npm', ['install', ...options, ...packages.map(({ file }) => file)], { folder, node });
  await outputOf('npm', ['ls', '--all'], { folder, node });
}
