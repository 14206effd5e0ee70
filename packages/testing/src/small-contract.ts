import { fileURLToPath } from 'node:url';

/** The folder of a contract of a few operations, which is quicker to work on than the real one. Tests copy it. */
export const smallContract: string = fileURLToPath(new URL('../fixtures/contract', import.meta.url));
