import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '@telephony/command-line';
import { parse } from 'yaml';
import type { Workspace } from '@telephony/packaging';

/** Where the contract is. */
export const CONTRACT_DIRECTORY = 'openapi';

/** What a new version means to those who use it. */
export type Bump = 'major' | 'minor' | 'patch';

/** A version of the contract that its package does not have yet. */
export interface ContractStep {
  contract: Workspace;
  from: string;
  to: string;
}

/**
 * The step from the version of the contract's package to `info.version`, which the release of the contract has set; undefined
 * when they are equal.
 *
 * @throws UserError when one of them is not a version, or the package is ahead
 */
export function contractStep(root: string, workspaces: readonly Workspace[]): ContractStep | undefined {
  const contract = workspaces.find(({ directory }) => directory === CONTRACT_DIRECTORY);
  if (!contract)
    throw new UserError(
      `package.json: ${CONTRACT_DIRECTORY} is not a workspace, so the contract has no package.`,
    );
  const { info } = parse(readFileSync(join(root, CONTRACT_DIRECTORY, 'openapi.yaml'), 'utf8')) as {
    info: { version: string };
  };
  const [from, to] = [contract.manifest.version, info.version];
  if (from === to) return undefined;
  const order = partsOf(to).map((part, index) => part - (partsOf(from)[index] ?? 0));
  if ((order.find((difference) => difference !== 0) ?? 0) < 0) {
    throw new UserError(
      `${CONTRACT_DIRECTORY}/package.json has version ${from}, which is newer than info.version ${to} in ${CONTRACT_DIRECTORY}/openapi.yaml. ` +
        `The version of the contract comes from info.version: set that to ${from} or higher.`,
    );
  }
  return { contract, from, to };
}

/** By how much a package at `version` moves when the contract that it is made from takes this step. */
export function bumpFor(version: string, { from, to }: Pick<ContractStep, 'from' | 'to'>): Bump {
  const [before, after] = [partsOf(from), partsOf(to)];
  const moved = after.findIndex((part, index) => part !== before[index]);
  // Below 1.0.0 the second number says what the first says later.
  const breaks = moved === 0 || (moved === 1 && before[0] === 0);
  if (partsOf(version)[0] === 0) return breaks ? 'minor' : 'patch';
  if (breaks) return 'major';
  return moved === 1 ? 'minor' : 'patch';
}

function partsOf(version: string): number[] {
  const parts = /^(\d+)\.(\d+)\.(\d+)$/.exec(version)?.slice(1);
  if (!parts) throw new UserError(`"${version}" is not a version of the form 1.2.3.`);
  return parts.map(Number);
}
