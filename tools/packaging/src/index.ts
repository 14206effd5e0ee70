export { type PackedPackage, packWorkspaces } from './pack-workspaces.ts';
export { type Manifest, readWorkspaces, releasePackages, type Workspace } from './release-packages.ts';
export { readRepository, type Repository } from './repository.ts';
export { npmProgram, runNpm } from './run-npm.ts';
