import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@telephony/scripts/repository-root';

/** Where what benchmarks compare with is installed, by a lock file of its own. */
export const rivalsFolder: string = join(repositoryRoot, 'tools', 'rivals');

/** The versions of a lock file, by place. What only some systems have is left out. */
type Versions = Record<string, string | undefined>;

/**
 * Whether a folder has what its lock file names, in those versions.
 *
 * @param folder A folder with a `package-lock.json`.
 */
export function isInstalled(folder: string): boolean {
  // npm notes in `node_modules` what it has installed there.
  const present = versionsIn(join(folder, 'node_modules', '.package-lock.json'));
  const wanted = versionsIn(join(folder, 'package-lock.json'));
  return Object.entries(wanted).every(([place, version]) => present[place] === version);
}

/** What the installation in a folder would do, in words. */
export function describeInstallation(folder: string): string {
  const { dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const count = Object.keys(versionsIn(join(folder, 'package-lock.json'))).length;
  return [
    'The benchmarks compare with packages that are not installed:',
    ...Object.entries(dependencies).map(([name, version]) => `  ${name} ${version}`),
    `With what they need, ${count} packages (some 210 MB) go to ${join(folder, 'node_modules')}.`,
    'Nothing else changes, and none of their install scripts runs.',
  ].join('\n');
}

function versionsIn(lockFile: string): Versions {
  if (!existsSync(lockFile)) return {};
  const { packages } = JSON.parse(readFileSync(lockFile, 'utf8')) as {
    packages: Record<string, { version?: string; optional?: boolean }>;
  };
  return Object.fromEntries(
    Object.entries(packages)
      .filter(([place, { optional }]) => place !== '' && !optional)
      .map(([place, { version }]) => [place, version]),
  );
}
