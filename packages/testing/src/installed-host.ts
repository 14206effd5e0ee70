import { globSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where hosts are installed that are too large for every installation. */
export const hostsFolder: string = fileURLToPath(
  new URL('../../../tools/consumers/javascript/', import.meta.url),
);

/**
 * A file of an installed host.
 *
 * @param pattern Its place in `node_modules`, where the package of the platform may be a star.
 * @throws Error when it is not installed.
 */
export function installed(pattern: string): string {
  const [found] = globSync(join('node_modules', pattern), { cwd: hostsFolder });
  if (!found)
    throw new Error(`${pattern} is not installed in ${hostsFolder}. Run: npm run test:foreign -- hosts`);
  return join(hostsFolder, found);
}
