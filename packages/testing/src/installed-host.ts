import { globSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of hosts that are too large for every installation. */
export const hostsFolder: string = fileURLToPath(
  new URL('../../../tools/consumers/javascript/', import.meta.url),
);

/**
 * Finds a file of an installed host.
 *
 * @param pattern Its path in `node_modules`, with a star for the platform's package.
 * @throws Error if it is not installed.
 */
export function installed(pattern: string): string {
  const [found] = globSync(join('node_modules', pattern), { cwd: hostsFolder });
  if (!found)
    throw new Error(`${pattern} is not installed in ${hostsFolder}. Run: npm run test:foreign -- hosts`);
  return join(hostsFolder, found);
}
