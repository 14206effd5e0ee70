import { fileURLToPath } from 'node:url';

/** The folder of a contract of a few operations. Tests copy it. */
export const smallContract: string = fileURLToPath(new URL('../fixtures/contract', import.meta.url));
