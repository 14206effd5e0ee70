import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The files of a revision in a folder of their own. */
export interface RevisionTree {
  folder: string;
  [Symbol.asyncDispose](): Promise<void>;
}

/**
 * Writes the files of a revision to a temporary folder. Neither the repository's index nor its working tree changes.
 *
 * @throws Error with git's own words where there is no such revision or no repository.
 */
export async function openRevision(revision: string): Promise<RevisionTree> {
  const temporary = await mkdtemp(join(tmpdir(), 'telephony-mock-'));
  const remove = () => rm(temporary, { recursive: true, force: true });
  const folder = join(temporary, 'tree');
  const env = { ...process.env, GIT_INDEX_FILE: join(temporary, 'index') };
  try {
    const { stdout } = await git(['rev-parse', '--show-toplevel']);
    const cwd = stdout.trim();
    await git(['read-tree', '--end-of-options', `${revision}^{tree}`], { cwd, env });
    await git(['checkout-index', '--all', `--prefix=${folder}${sep}`], { cwd, env });
  } catch (cause) {
    await remove();
    const { stderr, message } = cause as Error & { stderr?: string };
    throw new Error(`git:${revision} cannot be read: ${stderr?.trim() || message}`, { cause });
  }
  return { folder, [Symbol.asyncDispose]: remove };
}

function git(args: string[], options: { cwd?: string; env?: NodeJS.ProcessEnv } = {}) {
  return run('git', args, { ...options, encoding: 'utf8' });
}
