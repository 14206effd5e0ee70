import { basename } from 'node:path';
import { greatestStep } from './changelog/fragment.ts';
import { sortFragments } from './changelog/own-fragments.ts';
import { gateOf, readChangelog } from './gate.ts';
import type { Review } from './review.ts';
import { nextVersion } from './version/next-version.ts';

/** What a change says of itself, and what follows from that. */
export type Declaration = Pick<Review, 'fragments' | 'nextVersion' | 'gate'>;

/**
 * Holds what was found in a change against its fragments, as they are there now.
 *
 * @param folders Those of the contract.
 * @param requireFragment Whether new features must have a fragment as well.
 */
export function declarationOf(
  found: Pick<Review, 'base' | 'version' | 'verdict' | 'changes' | 'operationIds' | 'lint'>,
  folders: { base: string; revision: string },
  requireFragment: boolean,
): Declaration {
  const { verdict, version, base, operationIds } = found;
  const fragments = sortFragments(folders.base, folders.revision);
  const steps = [...fragments.own, ...fragments.others].map(({ step }) => step);
  const step = greatestStep(verdict === 'none' ? steps : [...steps, verdict]);
  const next = nextVersion(base.version, step ?? 'none');
  const changelog = readChangelog(folders.revision);
  const gate = gateOf(
    found,
    { fragments, changelog, folder: basename(folders.revision), operationIds },
    { base: base.version, current: version, next },
    requireFragment,
  );
  return { fragments, nextVersion: next, gate };
}
