import { readPackageFile } from '@telephony/contract/package-file';

// At the top of src, as what is built is at the top of dist.
export const readOwnFile = (path: string): Buffer => readPackageFile(new URL(`../${path}`, import.meta.url));
