import { fileURLToPath } from 'node:url';

/** The folder that paths in messages start from. */
export const repositoryFolder: string = fileURLToPath(new URL('../../..', import.meta.url));
