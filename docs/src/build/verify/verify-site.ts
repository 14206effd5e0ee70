import type { Contract } from '../../contract/model.ts';
import { searchFaults } from './search-faults.ts';
import { siteFaults } from './site-faults.ts';

/**
 * Reads a built site back before the build counts as done.
 *
 * @throws Error that lists all faults, when a file is missing, empty or cut, or the search does not find an operation of the
 *   contract
 */
export async function verifySite(site: string, contract: Pick<Contract, 'operations'>): Promise<void> {
  const faults = [...siteFaults(site), ...(await searchFaults(site, contract))];
  if (faults.length > 0) throw new Error(`The built site is not complete:\n  ${faults.join('\n  ')}`);
}
