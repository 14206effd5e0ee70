import { contractFolder, readBundle } from '@telephony/lint/files';
import { readContract } from '@telephony/contract';

const bundle = readBundle(contractFolder);

/** The real contract as its tests see it: the bundle as it is written, and as it is read. */
export const contract = { folder: contractFolder, bundle, ...readContract(bundle) };
