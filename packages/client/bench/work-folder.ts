import { fileURLToPath } from 'node:url';

/** Where the benchmark writes what it generates and bundles. Ignored by git, recreated in each run. */
export const workFolder: string = fileURLToPath(new URL('dist/', import.meta.url));
