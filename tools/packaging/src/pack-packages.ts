import { join } from 'node:path';
import { repositoryRoot } from '@telephony/authoring/files';
import { type PackedFiles, type PackedPackage, packPackage } from './pack-package.ts';
import { packedManifest } from './packed-manifest.ts';
import { type Manifest, releasePackages } from './release-packages.ts';
import type { Repository } from './repository.ts';

/** A package that is tried: its tarball, and where it comes from. */
export interface TriedPackage extends PackedPackage, PackedFiles {
  /** The folder of its workspace. */
  folder: string;
  /** As it is packed. */
  manifest: Manifest;
}

/** Stands for the repository of a release, which a try does not need. */
const REPOSITORY: Repository = { type: 'git', url: 'git+https://git.example/telephony/telephony.git' };

/** Packs all that is published into a folder, as a release does. */
export function packPackages(destination: string): Promise<TriedPackage[]> {
  return Promise.all(
    releasePackages(repositoryRoot).map(async (workspace) => ({
      ...(await packPackage(repositoryRoot, workspace, { repository: REPOSITORY, destination })),
      folder: join(repositoryRoot, workspace.directory),
      manifest: packedManifest(workspace, REPOSITORY),
    })),
  );
}
