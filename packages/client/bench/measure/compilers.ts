import { fileURLToPath } from 'node:url';

const file = (path: string): string => fileURLToPath(new URL(`../../../../${path}`, import.meta.url));

/** The compilers of the comparison, by version: what integrators have now, and the native one. */
export const compilers = {
  '5.9': file('tools/node_modules/typescript/bin/tsc'),
  '7.0': file('node_modules/typescript/bin/tsc'),
} as const;

/** The language server of editors with TypeScript 5.9. */
export const tsserver: string = file('tools/node_modules/typescript/lib/tsserver.js');
