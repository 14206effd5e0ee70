import { fileURLToPath } from 'node:url';

/** The bundle of the contract. */
export const bundleFile: string = fileURLToPath(import.meta.resolve('@telephony/openapi/openapi.json'));
