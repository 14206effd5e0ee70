import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@telephony/scripts/repository-root';

/** Packages that are installed apart from the workspaces, by a lock file of their own. */
export interface Apart {
  folder: string;
  /** What they are for, as the beginning of a sentence: `The benchmarks compare with packages`. */
  about: string;
  /** What they take, in words, such as `210 MB`. */
  size: string;
}

/** What benchmarks compare with. */
export const RIVALS: Apart = {
  folder: join(repositoryRoot, 'tools', 'rivals'),
  about: 'The benchmarks compare with packages',
  size: '210 MB',
};

/** Hosts of the webhook receiver, and runtimes of the client. */
export const HOSTS: Apart = {
  folder: join(repositoryRoot, 'tools', 'hosts'),
  about: 'The examples of webhooks and the client run in hosts',
  size: '1 GB',
};

/** Engines of queues. */
export const ENGINES: Apart = {
  folder: join(repositoryRoot, 'tools', 'engines'),
  about: 'The examples of queues run on engines',
  size: '190 MB',
};

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

/** What an installation would do, in words. */
export function describeInstallation({ folder, about, size }: Apart): string {
  const { dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const count = Object.keys(versionsIn(join(folder, 'package-lock.json'))).length;
  return [
    `${about} that are not installed:`,
    ...Object.entries(dependencies).map(([name, version]) => `  ${name} ${version}`),
    `With what they need, ${count} packages (some ${size}) go to ${join(folder, 'node_modules')}.`,
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
