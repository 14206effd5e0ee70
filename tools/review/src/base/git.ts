import { execFileSync } from 'node:child_process';

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
export function isRevision(folder: string, name: string): boolean {
  try {
    git(folder, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`);
    return true;
  } catch {
    return false;
  }
}
