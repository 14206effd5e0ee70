import { readFileSync } from 'node:fs';
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
 * The revision that a run on GitHub compares with; undefined where there is no such run. It depends on what the run was
 * started for and on nothing that moves, so a run that is repeated later says the same:
 *
 * - a pull request is checked out as merged: its base is the first parent of the merge commit;
 * - a group of the merge queue has the base that GitHub names;
 * - a push is compared with what the branch was before it.
 *
 * @param environment As GitHub sets it: `GITHUB_EVENT_NAME`, `GITHUB_EVENT_PATH`.
 * @throws UserError where the commit is not there, because the clone is too shallow
 */
export function ciBase(folder: string, environment: NodeJS.ProcessEnv): string | undefined {
  const { GITHUB_EVENT_NAME: name, GITHUB_EVENT_PATH: path } = environment;
  if (name === undefined || path === undefined) return undefined;
  const event = JSON.parse(readFileSync(path, 'utf8')) as {
    before?: string;
    merge_group?: { base_sha?: string };
    pull_request?: { base?: { sha?: string } };
  };
  if (name === 'merge_group') return known(folder, event.merge_group?.base_sha);
  if (name === 'pull_request') {
    if (isRevision(folder, 'HEAD^2')) return known(folder, 'HEAD^1');
    // The head itself is checked out, not what it is merged to.
    return git(folder, 'merge-base', known(folder, event.pull_request?.base?.sha), 'HEAD');
  }
  // A new branch was nothing before, and a forced push may have left what it was.
  return event.before !== undefined && isRevision(folder, event.before)
    ? event.before
    : known(folder, 'HEAD^1');
}

function known(folder: string, revision: string | undefined): string {
  if (revision !== undefined && isRevision(folder, revision))
    return git(folder, 'rev-parse', `${revision}^{commit}`);
  throw new UserError(
    `The commit to compare with (${revision ?? 'not named by GitHub'}) is not in this clone: check out with fetch-depth: 0.`,
  );
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
