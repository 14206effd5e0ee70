import { rmSync } from 'node:fs';
import type { Contract } from '../../contract/model.ts';
import { verifySite } from './verify-site.ts';

/**
 * Writes a site and reads it back. A site that is not complete is removed: it must not be served, nor kept by turbo.
 *
 * @throws Error of `write`, or one that lists what is wrong with the site
 */
export async function buildVerified(
  site: string,
  contract: Pick<Contract, 'operations'>,
  write: () => Promise<void>,
): Promise<void> {
  try {
    await write();
    await verifySite(site, contract);
  } catch (error) {
    rmSync(site, { recursive: true, force: true });
    throw error;
  }
}
