import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BundleComparison } from './compare-bundles.ts';
import { undeclared } from './changelog/undeclared.ts';
import type { Gate } from './review.ts';
import { isAtLeast } from './version/next-version.ts';

const DRAFT = '`npm run review -- --write-changelog` drafts the entry and sets info.version';
/** How many undeclared changes are named. */
const SHOWN = 5;

/** The changelog of a contract folder; empty where there is none. */
export function readChangelog(folder: string): string {
  const file = join(folder, 'CHANGELOG.md');
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/**
 * Whether a change may be merged: what breaks has to be declared in the changelog under the next version with its reason,
 * and `info.version` has to be that version. For other changes the version is advice, unless it must be checked.
 */
export function gateOf(
  { verdict, changes }: Pick<BundleComparison, 'verdict' | 'changes'>,
  changelog: string,
  versions: { next: string; current: string; checkVersion: boolean },
): Gate {
  const { next, current } = versions;
  const problems: string[] = [];
  const advice: string[] = [];
  const breaking = changes.filter(({ effect }) => effect === 'wire' || effect === 'types');
  if (breaking.length > 0) {
    const { missing, withoutReason } = undeclared(changelog, next, breaking);
    if (missing.length > 0) {
      const rest = missing.length - SHOWN;
      const named = missing.slice(0, SHOWN).map(({ text }) => `\n  - ${text}`);
      problems.push(
        `${missing.length} breaking ${missing.length === 1 ? 'change is' : 'changes are'} not declared in CHANGELOG.md under ${next}: ${DRAFT}.${named.join('')}${rest > 0 ? `\n  - and ${rest} more` : ''}`,
      );
    }
    if (withoutReason) {
      problems.push(`CHANGELOG.md, ${next}: give the reason in each place that says "(give the reason)".`);
    }
  }
  if (verdict !== 'none' && !isAtLeast(current, next)) {
    const text = `info.version is ${current}, and these changes ask for ${next}: set it in openapi.yaml, or ${DRAFT}.`;
    const isHeld = breaking.length > 0 || (versions.checkVersion && verdict === 'minor');
    (isHeld ? problems : advice).push(text);
  }
  return { passed: problems.length === 0, problems, advice };
}
