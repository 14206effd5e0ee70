import { readFileSync } from 'node:fs';
import { UserError } from '@telephony/command-line';
import { git, isRevision } from './git.ts';

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
