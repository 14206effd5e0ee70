import { fileURLToPath } from 'node:url';

/** Where the bundle of the contract is when it is built. */
export const bundleFile: string = fileURLToPath(import.meta.resolve('@telephony/openapi/openapi.json'));
