import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@telephony/scripts/repository-root';

/** A manifest, as far as tests of the installation read it. */
export interface Manifest {
  workspaces?: string[];
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/** A place of the lock file. */
export interface Locked extends Manifest {
  version?: string;
  link?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
}

/** The manifest in a folder of the repository. */
export function readManifest(folder: string): Manifest {
  return readJson(`${folder}/package.json`) as Manifest;
}

/** The folders of the workspaces. */
export function workspaceFolders(): string[] {
  const { workspaces = [] } = readManifest('.');
  return globSync(workspaces, { cwd: repositoryRoot });
}

/** All places of the lock file. */
export function lockedPackages(): Record<string, Locked> {
  return (readJson('package-lock.json') as { packages: Record<string, Locked> }).packages;
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(join(repositoryRoot, path), 'utf8'));
}
