import { execFileSync } from 'node:child_process';
import { UserError } from '@telephony/command-line';

/** What is compared with when nothing is named, in this order. */
const DEFAULTS = ['origin/main', 'main', 'HEAD'];

/**
 * The revision to compare with. Of a branch that is not named it is the commit at which the working tree has left it.
 *
 * @throws UserError for a name that is not a commit
 */
export function chooseBase(folder: string, named: string | undefined): { revision: string; note?: string } {
  if (named !== undefined) {
    if (isRevision(folder, named)) return { revision: named };
    throw new UserError(
      `--base ${named}: no such commit or branch here, and no folder with an openapi.yaml. In a shallow clone run \`git fetch origin main\` first.`,
    );
  }
  const revision = DEFAULTS.find((name) => isRevision(folder, name));
  if (revision === undefined) {
    throw new UserError('There is no commit to compare with. Name a revision or a folder with --base.');
  }
  const notes =
    revision === 'origin/main' ? [] : [`There is no origin/main here: compared with ${revision}.`];
  const left = whereLeft(folder, revision);
  if (left !== undefined) {
    notes.push(`${revision} has moved on since: what is new there is not taken for removed here.`);
  }
  const note = notes.join(' ');
  return { revision: left ?? revision, ...(note ? { note } : {}) };
}

/** The commit at which the branch has left a revision that has moved on; undefined where it has not, or that is not known. */
function whereLeft(folder: string, revision: string): string | undefined {
  try {
    const common = git(folder, 'merge-base', revision, 'HEAD');
    return common === git(folder, 'rev-parse', `${revision}^{commit}`) ? undefined : common;
  } catch {
    // A shallow clone does not reach back so far.
    return undefined;
  }
}

/**
 * What a git command prints, without the line break at its end.
 *
 * @throws Error with git's own message where it fails
 */
export function git(folder: string, ...args: string[]): string {
  return execFileSync('git', ['-C', folder, ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trimEnd();
}

/** The commit that is checked out where a folder is; undefined outside of a repository. */
export function headOf(folder: string): string | undefined {
  return isRevision(folder, 'HEAD') ? git(folder, 'rev-parse', 'HEAD') : undefined;
}

/** Whether a name is a commit of the repository that a folder is in. */
function isRevision(folder: string, name: string): boolean {
  try {
    git(folder, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`);
    return true;
  } catch {
    return false;
  }
}
