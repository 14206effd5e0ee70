import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeFileAtomically } from '@telephony/authoring/files';
import { readEntries } from './changelog/changelog.ts';
import { draftEntry } from './changelog/draft-entry.ts';
import { setVersion } from './changelog/set-version.ts';
import { PLACEHOLDER } from './changelog/undeclared.ts';
import { readChangelog } from './gate.ts';
import type { Review } from './review.ts';
import { isAtLeast } from './version/next-version.ts';

/**
 * Writes the entry of the next version into `CHANGELOG.md` and the version into `openapi.yaml`; a higher version that is
 * set already stays. Gives what was done, in a sentence.
 *
 * @param reason Why the breaking changes are made.
 */
export function writeChangelog(folder: string, review: Review, reason: string | undefined): string {
  if (review.verdict === 'none')
    return 'Nothing has changed: CHANGELOG.md and info.version stay as they are.';
  const version = isAtLeast(review.version, review.nextVersion) ? review.version : review.nextVersion;
  const date = new Date().toISOString().slice(0, 10);
  const before = readChangelog(folder);
  const text = draftEntry(before === '' ? '# Changelog of the contract\n' : before, version, review.changes, {
    date,
    reason,
  });
  writeFileAtomically(join(folder, 'CHANGELOG.md'), text);
  const root = join(folder, 'openapi.yaml');
  if (version !== review.version) writeFileAtomically(root, setVersion(readFileSync(root, 'utf8'), version));
  const open = readEntries(text).some(
    (entry) => entry.version === version && entry.text.includes(PLACEHOLDER),
  );
  return `CHANGELOG.md has an entry for ${version}, and info.version is ${version}.${open ? ' Give the reasons in it, then run the review again.' : ''}`;
}
