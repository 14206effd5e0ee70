import { fileURLToPath } from 'node:url';

/** The folder of the contract, `openapi/` of the repository. */
export const contractFolder: string = fileURLToPath(new URL('../../../../openapi', import.meta.url));
