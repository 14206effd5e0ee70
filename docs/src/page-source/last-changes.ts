import { execFileSync } from 'node:child_process';

/**
 * When each file of a repository was changed last, as `2026-11-23`.
 *
 * @param root The root of the repository
 * @returns Nothing where git is not there, or has not the whole history: the dates would be those of the checkout
 */
export function lastChanges(root: string): ReadonlyMap<string, string> {
  const dates = new Map<string, string>();
  try {
    if (git(root, 'rev-parse', '--is-shallow-repository').trim() !== 'false') return dates;
    // A file name cannot hold a NUL, which begins a commit here.
    for (const commit of git(root, 'log', '--format=%x00%cs', '--name-only').split('\0')) {
      const [date = '', ...files] = commit.split('\n').filter((line) => line !== '');
      for (const file of files) if (!dates.has(file)) dates.set(file, date);
    }
  } catch {
    // A copy of the sources without their history.
  }
  return dates;
}

function git(root: string, ...args: string[]): string {
  return execFileSync('git', ['-c', 'core.quotePath=false', ...args], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}
