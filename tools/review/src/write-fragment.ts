import { mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { writeFileAtomically } from '@telephony/lint/files';
import { git } from './base/git.ts';
import { draftFragment } from './changelog/draft-fragment.ts';
import { FRAGMENTS, fragmentText } from './changelog/fragment.ts';
import { fragmentName } from './changelog/fragment-name.ts';
import { PLACEHOLDER } from './changelog/undeclared.ts';
import type { Review } from './review.ts';

/** What of a review its fragment is written from. */
type Written = Pick<Review, 'verdict' | 'changes' | 'operationIds' | 'fragments'>;

/**
 * Writes the fragment of a change, or what its fragment does not name yet. Gives what was done, in a sentence.
 *
 * @param reason Why the breaking changes are made.
 */
export function writeFragment(
  folder: string,
  { verdict, changes, operationIds, fragments: { own } }: Written,
  reason?: string,
): string {
  if (verdict === 'none') return 'Nothing has changed: there is nothing to write a fragment about.';
  const [known] = own;
  const others = own.slice(1).map(({ text }) => text);
  const named = changes.filter(({ text }) => !others.some((other) => other.includes(text)));
  const drafted = draftFragment(known, verdict, named, { operationIds, reason });
  const text = fragmentText(drafted);
  const name = known?.name ?? fragmentName(branchOf(folder), text);
  mkdirSync(join(folder, FRAGMENTS), { recursive: true });
  writeFileAtomically(join(folder, FRAGMENTS, `${name}.md`), text);
  const open = text.includes(PLACEHOLDER);
  return `${basename(folder)}/${FRAGMENTS}/${name}.md says what this change is (${drafted.step}).${open ? ' Give the reasons in it, then run the review again.' : ' Read it, and commit it with the change.'}`;
}

/** The branch that is checked out; nothing where there is none. */
function branchOf(folder: string): string {
  try {
    return git(folder, 'symbolic-ref', '--quiet', '--short', 'HEAD');
  } catch {
    return '';
  }
}
