import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { repositoryRoot } from '@telephony/authoring/files';

/** A package.json, as far as packing and installing read it. */
interface Manifest {
  name: string;
  version: string;
  dependencies?: Record<string, string>;
  exports?: Record<string, string | { types: string; default: string }>;
  bin?: Record<string, string>;
  engines?: { node?: string };
}

/** A workspace that is published. */
export interface PublishedPackage {
  folder: string;
  manifest: Manifest;
}

/** What is published: the contract, and everything under `packages/`. */
export function publishedPackages(): PublishedPackage[] {
  return globSync(['openapi/package.json', 'packages/*/package.json'], { cwd: repositoryRoot })
    .toSorted()
    .map((file) => ({
      folder: join(repositoryRoot, dirname(file)),
      manifest: JSON.parse(readFileSync(join(repositoryRoot, file), 'utf8')) as Manifest,
    }));
}
