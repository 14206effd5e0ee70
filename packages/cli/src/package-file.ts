import { fileURLToPath } from 'node:url';

// At the top of src, as what is built is at the top of dist.
export const packageFile = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));
