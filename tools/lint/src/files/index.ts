export { contractFolder } from './contract-folder.ts';
export { listFiles } from './list-files.ts';
export { readBundle } from './read-bundle.ts';
export { writeFileAtomically } from './write-file-atomically.ts';
export { repositoryRoot } from './repository-root.ts';
