import { createHash } from 'node:crypto';

/** Characters of a name before its end, so that a path stays short. */
const LONGEST = 40;

/**
 * The name of a fragment's file: the words of the branch, and four characters made of what it says, so that two branches that
 * are called the same do not meet in one file.
 */
export function fragmentName(branch: string, text: string): string {
  const words = branch
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replaceAll(/^-+|-+$/g, '');
  const end = createHash('sha256').update(text).digest('hex').slice(0, 4);
  return `${words === '' ? 'change' : words}-${end}`;
}
