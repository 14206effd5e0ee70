import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Contract, type ContractOptions, readContract } from './contract.ts';

/**
 * Reads a contract from a file.
 *
 * @param file Path or `file:` URL of a bundled document, JSON.
 * @throws Error of one line when the file cannot be read or used; it names the file, and the cause is kept.
 */
export async function loadContract<Id extends string = string>(
  file: string | URL,
  options: ContractOptions = {},
): Promise<Contract<Id>> {
  try {
    return readContract(JSON.parse(await readFile(file, 'utf8')), options);
  } catch (cause) {
    throw unusable(file, cause);
  }
}

/** Reads a contract from a file before it returns, as `loadContract` does. */
export function loadContractSync<Id extends string = string>(
  file: string | URL,
  options: ContractOptions = {},
): Contract<Id> {
  try {
    return readContract(JSON.parse(readFileSync(file, 'utf8')), options);
  } catch (cause) {
    throw unusable(file, cause);
  }
}

function unusable(file: string | URL, cause: unknown): Error {
  const { code, message } = cause as NodeJS.ErrnoException;
  const reason =
    code === 'ENOENT'
      ? 'does not exist. Check the path; in the repository, `npm run build` makes the bundle.'
      : `cannot be used: ${message}`;
  return new Error(`${file instanceof URL ? fileURLToPath(file) : file} ${reason}`, { cause });
}
