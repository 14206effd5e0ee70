import { resolve } from 'node:path';

/** The root folder of the repository. From here, because what other workspaces export may not be built yet. */
export const repositoryRoot: string = resolve(import.meta.dirname, '../../..');
