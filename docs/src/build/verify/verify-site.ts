import type { Contract } from '../../contract/model.ts';
import { askSearch } from './ask-search.ts';
import { searchFaults } from './search-faults.ts';
import { siteFaults } from './site-faults.ts';

/**
 * Reads a built site back before the build counts as done.
 *
 * @throws Error that lists all faults, when a file is missing, empty or cut, or the search does not find an operation of the
 *   contract
 */
export async function verifySite(site: string, { operations }: Pick<Contract, 'operations'>): Promise<void> {
  const faults = [...new Set([...siteFaults(site), ...searchFaults(site)])];
  // A search over a broken index would only say so again.
  if (faults.length === 0) faults.push(...(await queryFaults(site, operations)));
  if (faults.length > 0) throw new Error(`The built site is not complete:\n  ${faults.join('\n  ')}`);
}

async function queryFaults(site: string, [operation]: Contract['operations']): Promise<string[]> {
  if (!operation) return ['The contract has no operation that the search could find.'];
  const { id, address } = operation;
  try {
    const found = await askSearch(site, id);
    return found.includes(address) ? [] : [`pagefind/ does not find ${address} by "${id}".`];
  } catch (error) {
    return [`pagefind/ cannot be searched: ${error instanceof Error ? error.message : String(error)}`];
  }
}
