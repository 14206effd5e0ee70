import { fileURLToPath } from 'node:url';

/** The root folder of the repository, without a slash at its end. */
export const repositoryRoot: string = fileURLToPath(new URL('../../../..', import.meta.url)).replace(
  /[\\/]$/,
  '',
);
