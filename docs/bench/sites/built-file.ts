import { fileURLToPath } from 'node:url';

/** Where a file of the built docs site is. */
export function builtFile(address: string): string {
  return fileURLToPath(new URL(`../../dist${address}`, import.meta.url));
}
