import { join } from 'node:path';
import { repositoryRoot } from '@telephony/scripts/repository-root';
import { type PackedFiles, type PackedPackage, packWorkspaces } from './pack-workspaces.ts';
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
export async function packPackages(destination: string): Promise<TriedPackage[]> {
  const workspaces = releasePackages(repositoryRoot);
  const packed = await packWorkspaces(repositoryRoot, workspaces, { repository: REPOSITORY, destination });
  return workspaces.map((workspace, index) => ({
    ...packed[index]!,
    folder: join(repositoryRoot, workspace.directory),
    manifest: packedManifest(workspace, REPOSITORY),
  }));
}
