import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '@telephony/command-line';
import type { Workspace } from '@telephony/packaging';
import { parse } from 'yaml';
import { CONTRACT_DIRECTORY } from './contract-step.ts';

/** The files of `.changeset` that say what has changed in packages. */
export function changesetsIn(root: string): string[] {
  return readdirSync(join(root, '.changeset')).filter((file) => file.endsWith('.md') && file !== 'README.md');
}

/**
 * Refuses what Changesets would stop at, when half of the release is written: a file that names what it does not set the version
 * of. That of the contract's package follows from fragments.
 *
 * @throws UserError with the file and the name
 */
export function refuseOtherNames(root: string, workspaces: readonly Workspace[]): void {
  const names = new Set(
    workspaces
      .filter(
        ({ manifest, directory }) =>
          manifest.publishConfig?.access === 'public' && directory !== CONTRACT_DIRECTORY,
      )
      .map(({ manifest }) => manifest.name),
  );
  for (const file of changesetsIn(root)) {
    const [, head = ''] = readFileSync(join(root, '.changeset', file), 'utf8').split(/^---$/m);
    const other = Object.keys((parse(head) as object | null) ?? {}).find((name) => !names.has(name));
    if (other === undefined) continue;
    throw new UserError(
      `.changeset/${file} names ${other}. Take it out: changesets are about the packages that are published, and what changes the ` +
        `contract has a fragment in ${CONTRACT_DIRECTORY}/changes.`,
    );
  }
}
